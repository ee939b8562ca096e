import { DIMENSIONS, readWordVectors } from './word-vector-file.ts';

/** A word's direction among all words: what is used alike lies close together. */
export interface WordVector {
  /** Of length 1. */
  direction: Float32Array;
  /** 0 for the most frequent word. */
  rank: number;
}

const { words, vectors } = readWordVectors();
const RANKS = new Map(words.map((word, rank) => [word, rank]));

export const hasVector = (word: string): boolean => RANKS.has(word);

/** @returns undefined for a word that the file lacks */
export function vectorOf(word: string): WordVector | undefined {
  const rank = RANKS.get(word);
  if (rank === undefined) return undefined;
  const bytes = vectors.subarray(rank * DIMENSIONS, (rank + 1) * DIMENSIONS);
  return { direction: toUnit(Float32Array.from(bytes)), rank };
}

/** Scales it in place; one of nothing but zeros stays as it is. */
export function toUnit(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < vector.length; at += 1) vector[at]! /= length;
  return vector;
}
