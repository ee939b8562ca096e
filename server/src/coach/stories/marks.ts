import type { Competency } from '#coach/competencies/competency.ts';
import { COMPETENCIES } from '#coach/competencies/lexicon.ts';
import { phrasesIn, sourceOf } from '#coach/competencies/phrase.ts';

interface Mark {
  competency: Competency;
  /** Matches at its `lastIndex` alone. */
  pattern: RegExp;
}

/** The first two letters of a phrase → the marks that begin so, so that a sentence is not searched for each of them. */
const MARKS = new Map<string, Mark[]>();
/** The key of phrases that may begin with any word. */
const ANY = '';

for (const competency of COMPETENCIES) {
  const compounds = competency.strong.split(/\s+/).filter((word) => word.includes('-'));
  const byOpening = new Map<string, string[]>();
  for (const phrase of [
    ...phrasesIn(competency.marks),
    ...compounds.map((word) => word.replaceAll('-', ' ')),
  ])
    for (const opening of openingsOf(phrase))
      byOpening.set(opening, [...(byOpening.get(opening) ?? []), phrase]);
  for (const [opening, phrases] of byOpening) {
    const pattern = new RegExp(`(?:${phrases.map(sourceOf).join('|')})(?= |$)`, 'uy');
    MARKS.set(opening, [...(MARKS.get(opening) ?? []), { competency, pattern }]);
  }
}

/** Where in a plain text each competency has its first mark, in letters. */
export function marksIn(text: string): Map<Competency, number> {
  const found = new Map<Competency, number>();
  const padded = `${text} `;
  for (let at = 0; at < text.length; at = padded.indexOf(' ', at) + 1)
    for (const opening of [padded.slice(at, at + 2), ANY])
      for (const { competency, pattern } of MARKS.get(opening) ?? []) {
        if (found.has(competency)) continue;
        pattern.lastIndex = at;
        if (pattern.test(text)) found.set(competency, at);
      }
  return found;
}

/** The first two letters with which a phrase can begin: `(won|win) ...` has `wo` and `wi`. */
function openingsOf(phrase: string): Set<string> {
  if (!phrase.startsWith('(')) {
    const letters = phrase.slice(0, 2);
    return new Set([/^[a-z\d][a-z\d ]$/.test(letters) && !/^.[*?]|^..\?/.test(phrase) ? letters : ANY]);
  }
  const [, inner, rest] = /^\(([^()]*)\)(.*)$/.exec(phrase) ?? [];
  if (inner === undefined || rest === undefined || rest.startsWith('*')) return new Set([ANY]);
  const within = inner.split('|').flatMap((word) => [...openingsOf(`${word}${rest.replace(/^\?/, '')}`)]);
  return new Set(rest.startsWith('?') ? [...within, ...openingsOf(rest.slice(1))] : within);
}
