import { readFileSync } from 'node:fs';
import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Vectors } from './vectors.ts';

/** How likely a story's texts answer such a question. */
export type StoryKinds = (texts: readonly string[], asked: UsualId) => number | undefined;

/** Logistic regressions from `training/meaning`. */
const KINDS = JSON.parse(
  readFileSync(new URL('../../../weights/meaning/story-kinds.json', import.meta.url), 'utf8'),
) as Partial<Record<UsualId, { weights: number[]; always: number }>>;

export const storyKinds =
  (vectors: Vectors): StoryKinds =>
  (texts, asked) => {
    const kind = KINDS[asked];
    const known = texts.flatMap((text) => vectors.get(text) ?? []);
    if (!kind || known.length === 0) return undefined;
    const sums = kind.weights.map((_weight, at) => known.reduce((sum, vector) => sum + vector[at]!, 0));
    const along = kind.weights.reduce((sum, weight, at) => sum + weight * sums[at]!, 0);
    return 1 / (1 + Math.exp(-along / Math.hypot(...sums) - kind.always));
  };
