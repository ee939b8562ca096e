import { readFileSync } from 'node:fs';

export const DIMENSIONS = 100;

/**
 * Made by `scripts/make-word-vectors.ts`: the number of words and the bytes of their text as two little-endian
 * uint32, the words in lower case, one a line and the most frequent first, then a hundred int8 for each.
 */
export const WORD_VECTORS = new URL('word-vectors.bin', import.meta.url);

export function readWordVectors(): { words: string[]; vectors: Int8Array } {
  const file = readFileSync(WORD_VECTORS);
  const begin = 8 + file.readUInt32LE(4);
  return {
    words: file.toString('utf8', 8, begin).split('\n'),
    vectors: new Int8Array(file.buffer, file.byteOffset + begin, file.readUInt32LE(0) * DIMENSIONS),
  };
}
