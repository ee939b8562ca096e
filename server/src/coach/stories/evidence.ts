import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Competency } from '#coach/competencies/group-schema.ts';
import { COMPETENCIES } from '#coach/competencies/lexicon.ts';
import { plainPhrase } from '#coach/competencies/phrase.ts';
import { marksIn } from './marks.ts';
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
  isFailure && (part === 'scene' || part === 'task') ? 0.7 : 1;

/** 0 to 1. */
export const failureOf = (evidence: Evidence): number =>
  Math.max(0, ...[...evidence].flatMap(([{ isFailure }, shown]) => (isFailure ? [shown] : [])));
