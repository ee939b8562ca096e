import { readFileSync } from 'node:fs';
import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Episode } from '#coach/candidate/candidate.ts';
import type { Vectors } from './vectors.ts';

/** How likely one of a story's sentences answers such a question. */
export type StoryKinds = (texts: readonly string[], asked: UsualId) => number | undefined;

/** Logistic regressions from `training/meaning`. */
const KINDS = Object.entries(
  JSON.parse(
    readFileSync(new URL('../../../weights/meaning/story-kinds.json', import.meta.url), 'utf8'),
  ) as Record<UsualId, { weights: number[]; always: number }>,
);
/** What the sentences before and behind count. */
const BESIDE = 0.3;

export function storyKinds(episodes: readonly Episode[], vectors: Vectors): StoryKinds {
  const chances = new Map<string, Partial<Record<string, number>>>();
  for (const { sentences } of episodes)
    for (const [at, { text }] of sentences.entries()) {
      const near = [text, sentences[at - 1]?.text, sentences[at + 1]?.text];
      const [own, ...beside] = near.map((one) => vectors.get(one ?? ''));
      if (own && !chances.has(bare(text))) chances.set(bare(text), chancesOf(own, beside));
    }
  return (texts, asked) => {
    const known = texts.flatMap((text) => chances.get(bare(text))?.[asked] ?? []);
    return known.length === 0 ? undefined : 1 - known.reduce((left, chance) => left * (1 - chance), 1);
  };
}

/** Quotation marks and numbers of notes are taken away where they are told. */
const bare = (text: string): string => text.replaceAll(/["“”]|^\[\d+\]\s+/g, '');

function chancesOf(
  own: Float32Array,
  beside: readonly (Float32Array | undefined)[],
): Partial<Record<string, number>> {
  const vector = own.map((one, at) => beside.reduce((sum, other) => sum + BESIDE * (other?.[at] ?? 0), one));
  const length = Math.hypot(...vector);
  return Object.fromEntries(
    KINDS.map(([id, { weights, always }]) => {
      const along = weights.reduce((sum, weight, at) => sum + weight * vector[at]!, 0);
      return [id, 1 / (1 + Math.exp(-along / length - always))];
    }),
  );
}
