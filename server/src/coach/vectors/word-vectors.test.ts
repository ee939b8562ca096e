import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nearness } from './meaning.ts';
import { DIMENSIONS, readWordVectors, WORD_VECTORS } from './word-vector-file.ts';
import { vectorOf } from './word-vectors.ts';

test('the file holds a vector for each of its words and nothing more', () => {
  const { words, vectors } = readWordVectors();
  expect(words.length).toBeGreaterThanOrEqual(40_000);
  expect(vectors).toHaveLength(words.length * DIMENSIONS);
  expect(vectors.byteOffset + vectors.length).toBe(vectors.buffer.byteLength);
  expect(statSync(WORD_VECTORS).size).toBeLessThanOrEqual(6_500_000);
});

test.each([
  ['nurse', 'doctor', 'lorry'],
  ['staff', 'employee', 'snow'],
  ['boss', 'manager', 'fish'],
  ['mistake', 'error', 'bicycle'],
])('%s is nearer to %s than to %s', (word, near, far) => {
  const to = (other: string): number => nearness(vectorOf(word)!.direction, vectorOf(other)!.direction);
  expect(to(near)).toBeGreaterThan(to(far) + 0.2);
});

test('a frequent word has a lower rank than a rare one', () => {
  expect(vectorOf('the')!.rank).toBe(0);
  expect(vectorOf('lorry')!.rank).toBeGreaterThan(vectorOf('driver')!.rank);
});

test('a word that the file lacks has no vector', () => {
  expect(vectorOf('zzqyx')).toBeUndefined();
  expect(vectorOf('')).toBeUndefined();
  expect(vectorOf('constructor-of-nothing')).toBeUndefined();
});
