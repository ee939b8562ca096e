import { readFileSync } from 'node:fs';
import { DIMENSIONS } from '#coach/vectors/word-vector-file.ts';
import { toUnit } from '#coach/vectors/word-vectors.ts';
import { COMPETENCIES } from './lexicon.ts';
import { LIKELIHOODS } from './likelihood-file.ts';

const CLASSES = COMPETENCIES.length;
const WEIGHTS_EACH = (DIMENSIONS + 1) * CLASSES;

const file = readFileSync(LIKELIHOODS);
const weights = new Float32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
if (weights.length !== 2 * WEIGHTS_EACH)
  throw new Error('Run scripts/train-competencies.ts: the lexicon has changed.');

/**
 * Which competencies a question of this meaning is after.
 * @param meaning of length 1
 * @returns by the lexicon's order, of length 1, so that two are compared by their cosine
 */
export const likelyAsked = (meaning: Float32Array): Float32Array => likely(meaning, 0);

/** Which competencies a statement of this meaning shows. */
export const likelyShown = (meaning: Float32Array): Float32Array => likely(meaning, WEIGHTS_EACH);

function likely(meaning: Float32Array, begin: number): Float32Array {
  const sums = weights.slice(begin + DIMENSIONS * CLASSES, begin + WEIGHTS_EACH);
  for (let row = 0, place = begin; row < DIMENSIONS; row += 1)
    for (let one = 0; one < CLASSES; one += 1, place += 1) sums[one]! += meaning[row]! * weights[place]!;
  const most = Math.max(...sums);
  // Their square roots add up to 1: the cosine of two is then Bhattacharyya's coefficient.
  return toUnit(sums.map((sum) => Math.exp((sum - most) / 2)));
}
