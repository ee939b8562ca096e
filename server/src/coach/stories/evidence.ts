import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Competency } from '#coach/competencies/competency.ts';
import { COMPETENCIES } from '#coach/competencies/lexicon.ts';
import { anyOf, plain } from '#coach/competencies/phrase.ts';
import { rootOf } from './terms.ts';
import { EVIDENCE } from './weights.ts';

/** How surely an episode shows each competency, 0 to 1; what it does not show is missing. */
export type Evidence = ReadonlyMap<Competency, number>;

interface Sign {
  competency: Competency;
  kind: 'strong' | 'weak';
}

/** Root → what it is a sign of. */
const SIGNS = new Map<string, Sign[]>();
for (const competency of COMPETENCIES)
  for (const kind of ['weak', 'strong'] as const)
    for (const word of competency[kind].split(/\s+/))
      if (word !== '' && !word.includes('-')) addSign(rootOf(word), { competency, kind });

function addSign(root: string, sign: Sign): void {
  const others = (SIGNS.get(root) ?? []).filter(({ competency }) => competency !== sign.competency);
  SIGNS.set(root, [...others, sign]);
}

const MARKS = COMPETENCIES.map((competency) => {
  const compounds = competency.strong.split(/\s+/).filter((word) => word.includes('-'));
  const marks = [competency.marks, ...compounds.map((word) => word.replaceAll('-', ' '))];
  return { competency, pattern: anyOf(marks.join(';')) };
});

const NEGATIONS = new Set(['no', 'not', 'never', 'without', 'zero', 'neither', 'nor', 'nobody']);

export function evidenceOf(episode: Episode): Evidence {
  const doubt = new Map<Competency, number>();
  const add = (competency: Competency, chance: number): void => {
    doubt.set(competency, (doubt.get(competency) ?? 1) * (1 - chance));
  };
  const weak = new Map<Competency, number>();
  for (const sentence of episode.sentences) {
    const text = plain(sentence.text);
    for (const { competency, pattern } of MARKS)
      if (pattern.test(text)) add(competency, EVIDENCE.mark * bearing(competency, sentence));
    for (const { competency, kind } of signsIn(sentence))
      if (kind === 'strong') add(competency, EVIDENCE.strong * bearing(competency, sentence));
      else weak.set(competency, (weak.get(competency) ?? 0) + EVIDENCE.weak);
  }
  for (const [competency, chance] of weak) add(competency, Math.min(chance, EVIDENCE.mostOfWeak));
  return new Map([...doubt].map(([competency, left]) => [competency, 1 - left]));
}

/** Each root once, but for those that the sentence denies: "no complaints". */
function signsIn({ tokens }: Said): Sign[] {
  const roots = tokens.flatMap(({ lemma }, at) =>
    tokens.slice(Math.max(0, at - 2), at).some((before) => NEGATIONS.has(before.lemma)) ? [] : rootOf(lemma),
  );
  return [...new Set(roots)].flatMap((root) => SIGNS.get(root) ?? []);
}

/** What goes wrong in the first sentence is often what the rest puts right. */
const bearing = ({ polarity }: Competency, { part }: Said): number =>
  polarity === 'failure' && (part === 'scene' || part === 'task') ? 0.7 : 1;

/** How surely it went wrong, 0 to 1. */
export const failureOf = (evidence: Evidence): number =>
  Math.max(0, ...[...evidence].flatMap(([{ polarity }, shown]) => (polarity === 'failure' ? [shown] : [])));
