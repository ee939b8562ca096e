import { comparable } from '@pythia/contracts/plain-letters.ts';

/** Words or parts of words, all of which must match. Case, composition and look-alikes do not count. */
export const searchWords = (search: string): readonly string[] => [
  ...new Set(folded(search).split(/\s+/).filter(Boolean)),
];

export function wordsNotIn(text: string, words: readonly string[]): readonly string[] {
  const within = folded(text);
  return words.filter((word) => !within.includes(word));
}

/** Capitals last: σ and ς share one, as do ß and ẞ in lower case. */
export const folded = (text: string): string => comparable(text).toLowerCase().toUpperCase();
