import { readFileSync } from 'node:fs';
import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Candidate } from '#coach/candidate/candidate.ts';
import type { Vectors } from './vectors.ts';

/** How likely one of a story's sentences answers such a question. */
export type StoryKinds = (texts: readonly string[], asked: UsualId) => number | undefined;

type Told = Pick<Candidate, 'episodes' | 'holdings'>;

type Kinds = Partial<Record<string, { weights: number[]; always: number }>>;

/** Logistic regressions from `training/meaning`. */
const KINDS = JSON.parse(
  readFileSync(new URL('../../../weights/meaning/story-kinds.json', import.meta.url), 'utf8'),
) as Kinds;
/** What the sentences before and behind count. */
const BESIDE = 0.3;

export const listedTexts = ({ holdings }: Pick<Told, 'holdings'>): string[] =>
  holdings.map(({ text }) => text);

export function storyKinds({ episodes, holdings }: Told, vectors: Vectors, kinds = KINDS): StoryKinds {
  const stories = [
    ...episodes.map(({ sentences }) => sentences.map(({ text }) => text)),
    ...listedTexts({ holdings }).map((text) => [text]),
  ];
  const chances = new Map<string, Partial<Record<string, number>>>();
  for (const texts of stories)
    for (const [at, text] of texts.entries()) {
      const [own, ...beside] = [text, texts[at - 1], texts[at + 1]].map((one) => vectors.get(one ?? ''));
      if (own && !chances.has(bare(text))) chances.set(bare(text), chancesOf(kinds, own, beside));
    }
  return (texts, asked) => {
    const known = texts.flatMap((text) => chances.get(bare(text))?.[asked] ?? []);
    return known.length === 0 ? undefined : 1 - known.reduce((left, chance) => left * (1 - chance), 1);
  };
}

/** Quotation marks and numbers of notes are taken away where they are told. */
const bare = (text: string): string => text.replaceAll(/["“”]|^\[\d+\]\s+/g, '');

function chancesOf(
  kinds: Kinds,
  own: Float32Array,
  beside: readonly (Float32Array | undefined)[],
): Partial<Record<string, number>> {
  const vector = own.map((one, at) => beside.reduce((sum, other) => sum + BESIDE * (other?.[at] ?? 0), one));
  const length = Math.hypot(...vector);
  return Object.fromEntries(
    Object.entries(kinds).map(([id, kind]) => {
      const { weights, always } = kind!;
      const along = weights.reduce((sum, weight, at) => sum + weight * vector[at]!, 0);
      return [id, 1 / (1 + Math.exp(-along / length - always))];
    }),
  );
}
