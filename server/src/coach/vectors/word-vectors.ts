import { readFileSync } from 'node:fs';

export const DIMENSIONS = 100;

/**
 * Made by `scripts/make-word-vectors.ts`: the number of words and the bytes of their text as two little-endian
 * uint32, the words in lower case, one a line and the most frequent first, then a hundred int8 for each.
 */
export const WORD_VECTORS = new URL('word-vectors.bin', import.meta.url);

/** A word's direction among all words: what is used alike lies close together. */
export interface WordVector {
  /** Of length 1. */
  direction: Float32Array;
  /** 0 for the most frequent word. */
  rank: number;
}

interface Words {
  ranks: ReadonlyMap<string, number>;
  vectors: Int8Array;
}

let read: Words | undefined;

/** Read with the first question, once per thread. */
const theWords = (): Words => (read ??= readWords());

export const hasVector = (word: string): boolean => theWords().ranks.has(word);

/** @returns undefined for a word that the file lacks */
export function vectorOf(word: string): WordVector | undefined {
  const words = theWords();
  const rank = words.ranks.get(word);
  if (rank === undefined) return undefined;
  const bytes = words.vectors.subarray(rank * DIMENSIONS, (rank + 1) * DIMENSIONS);
  return { direction: toUnit(Float32Array.from(bytes)), rank };
}

function readWords(): Words {
  const file = readFileSync(WORD_VECTORS);
  const count = file.readUInt32LE(0);
  const begin = 8 + file.readUInt32LE(4);
  const names = file.toString('utf8', 8, begin).split('\n');
  const vectors = new Int8Array(file.buffer, file.byteOffset + begin, count * DIMENSIONS);
  return { ranks: new Map(names.map((name, rank) => [name, rank])), vectors };
}

/** Scales it in place; one of nothing but zeros stays as it is. */
export function toUnit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  for (let at = 0; at < vector.length; at += 1) vector[at]! /= length;
  return vector;
}
