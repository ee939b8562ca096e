import { DIMENSIONS } from './word-vector-file.ts';
import type { Token } from '#coach/language/read-text.ts';
import { hasVector, toUnit, vectorOf } from './word-vectors.ts';

/** A word of this rank counts half of what a rare one counts. */
const HALF_AT = 1000;

/**
 * What some words mean together: the mean of their vectors, frequent words counting less ("smooth inverse
 * frequency", Arora, Liang and Ma 2017, with the frequency taken from the rank by Zipf's law).
 * @param words each with what it counts, from 0 to 1
 * @returns of length 1; of zeros when no word is known
 */
export function meaningOf(words: readonly { word: string; weight: number }[]): Float32Array {
  const sum = new Float32Array(DIMENSIONS);
  for (const { word, weight } of words) {
    const vector = vectorOf(word);
    if (!vector) continue;
    const counts = (weight * vector.rank) / (vector.rank + HALF_AT);
    for (let at = 0; at < DIMENSIONS; at += 1) sum[at]! += counts * vector.direction[at]!;
  }
  return toUnit(sum);
}

/** The cosine of two vectors of length 1: of meanings 1 for the same, about 0 for what has nothing in common. */
export function nearness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}

/** What the words of a text mean together. A word is known by its base form or as it is written; figures mean nothing. */
export const meaningOfTokens = (tokens: readonly Token[], weightOf: (token: Token) => number): Float32Array =>
  meaningOf(
    tokens
      .filter(({ text }) => !/\d/.test(text))
      .map((token) => ({
        word: hasVector(token.lemma) ? token.lemma : token.text.toLowerCase(),
        weight: weightOf(token),
      })),
  );

/** Leaves out words without a subject. */
export const substantial = ({ isStop }: Token): number => (isStop ? 0 : 1);
