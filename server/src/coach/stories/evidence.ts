import type { Episode, Said } from '#coach/candidate/candidate.ts';
import { COMPETENCIES, type Competency } from '#coach/competencies/lexicon.ts';
import { patternSource, plainPhrase } from '#coach/competencies/phrase.ts';
import { rootOf } from './terms.ts';
import { EVIDENCE } from './weights.ts';

/** 0 to 1; missing: not shown. */
export type Evidence = ReadonlyMap<Competency, number>;

interface Sign {
  competency: Competency;
  kind: 'strong' | 'weak';
}

const SIGNS = new Map<string, Sign[]>();
for (const competency of COMPETENCIES)
  for (const kind of ['weak', 'strong'] as const)
    for (const word of competency[kind].split(' '))
      if (!word.includes('-')) addSign(rootOf(word), { competency, kind });

function addSign(root: string, sign: Sign): void {
  const others = (SIGNS.get(root) ?? []).filter(({ competency }) => competency !== sign.competency);
  SIGNS.set(root, [...others, sign]);
}

const NEGATIONS = new Set(['no', 'not', 'never', 'without', 'zero', 'neither', 'nor']);
const NOTHING = new Set(['nothing', 'none', 'no']);

/** Words behind a negation: "no load was lost". */
const REACH = 3;

export function evidenceOf(episode: Pick<Episode, 'sentences'>): Evidence {
  const doubt = new Map<Competency, number>();
  const add = (competency: Competency, chance: number): void => {
    doubt.set(competency, (doubt.get(competency) ?? 1) * (1 - chance));
  };
  const weak = new Map<Competency, number>();
  for (const sentence of episode.sentences) {
    const text = plainPhrase(sentence.text);
    for (const [competency, at] of marksIn(text))
      if (
        !isDenied(
          text
            .slice(0, at)
            .split(' ')
            .slice(-1 - REACH),
        )
      )
        add(competency, EVIDENCE.mark * bearing(competency, sentence));
    for (const { competency, kind } of signsIn(sentence))
      if (kind === 'strong') add(competency, EVIDENCE.strong * bearing(competency, sentence));
      else weak.set(competency, (weak.get(competency) ?? 0) + EVIDENCE.weak);
  }
  for (const [competency, chance] of weak) add(competency, Math.min(chance, EVIDENCE.mostOfWeak));
  return new Map([...doubt].map(([competency, left]) => [competency, 1 - left]));
}

/** Each root once; not denied ones: "no complaints". */
function signsIn({ tokens }: Said): Sign[] {
  const words = tokens.map(({ lemma }) => lemma);
  const roots = words.flatMap((word, at) => {
    const denied = isDenied(words.slice(Math.max(0, at - REACH), at)) || NOTHING.has(words[at + 1] ?? '');
    return denied ? [] : rootOf(word);
  });
  return [...new Set(roots)].flatMap((root) => SIGNS.get(root) ?? []);
}

const isDenied = (before: readonly string[]): boolean => before.some((word) => NEGATIONS.has(word));

/** Trouble in the first sentence is often put right later. */
const bearing = ({ isFailure }: Competency, { part }: Said): number =>
  isFailure && (part === 'situation' || part === 'task') ? 0.7 : 1;

/** 0 to 1. */
export const failureOf = (evidence: Evidence): number =>
  Math.max(0, ...[...evidence].flatMap(([{ isFailure }, shown]) => (isFailure ? [shown] : [])));

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
