import type { Competency } from '#coach/competencies/group-schema.ts';
import { COMPETENCIES } from '#coach/competencies/lexicon.ts';
import { patternSource } from '#coach/competencies/phrase.ts';

interface Mark {
  competency: Competency;
  /** Sticky: matches at its `lastIndex`. */
  pattern: RegExp;
}

/** By opening words, so that sentences are searched for few marks. */
const MARKS = new Map<string, Mark[]>();
const ANY = '';

for (const competency of COMPETENCIES) {
  const compounds = competency.strong.split(' ').filter((word) => word.includes('-'));
  const byOpening = new Map<string, string[]>();
  for (const phrase of [...competency.marks, ...compounds.map((word) => word.replaceAll('-', ' '))])
    for (const opening of openingsOf(phrase))
      byOpening.set(opening, [...(byOpening.get(opening) ?? []), phrase]);
  for (const [opening, phrases] of byOpening) {
    const pattern = new RegExp(`(?:${phrases.map(patternSource).join('|')})(?= |$)`, 'y');
    MARKS.set(opening, [...(MARKS.get(opening) ?? []), { competency, pattern }]);
  }
}

export function marksIn(text: string): Map<Competency, number> {
  const found = new Map<Competency, number>();
  let at = 0;
  for (const word of text.split(' ')) {
    for (const opening of [`${word} `, word.slice(0, 2), ANY])
      for (const { competency, pattern } of MARKS.get(opening) ?? []) {
        if (found.has(competency)) continue;
        pattern.lastIndex = at;
        if (pattern.test(text)) found.set(competency, at);
      }
    at += word.length + 1;
  }
  return found;
}

/** `(won|win) ...` → `won `, `win `; `persuad*` → two letters. */
function openingsOf(phrase: string): Set<string> {
  if (!phrase.startsWith('(')) {
    const [word = ''] = /^[a-z\d]+(?= [^?]|$)/.exec(phrase) ?? [];
    const letters = /^[a-z\d]{2}(?!\?)/.exec(phrase)?.[0] ?? ANY;
    return new Set([word === '' ? letters : `${word} `]);
  }
  const [, inner, rest] = /^\(([^()]*)\)(.*)$/.exec(phrase) ?? [];
  if (inner === undefined || rest === undefined || rest.startsWith('*')) return new Set([ANY]);
  const within = inner.split('|').flatMap((word) => [...openingsOf(`${word}${rest.replace(/^\?/, '')}`)]);
  return new Set(rest.startsWith('?') ? [...within, ...openingsOf(rest.slice(1))] : within);
}
