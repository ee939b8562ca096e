import { comparable } from '@pythia/contracts/plain-letters.ts';

/**
 * What is searched for: words, or parts of words, each of which must be found somewhere. Case does not count, in any
 * script, nor does the way in which a letter is composed or a sign drawn.
 */
export const searchWords = (search: string): readonly string[] => [
  ...new Set(folded(search).split(/\s+/).filter(Boolean)),
];

/** The words that are not in this text. */
export function wordsNotIn(text: string, words: readonly string[]): readonly string[] {
  const within = folded(text);
  return words.filter((word) => !within.includes(word));
}

/** Capitals, since σ and ς have one, and ß and ẞ after they were made small. */
export const folded = (text: string): string => comparable(text).toLowerCase().toUpperCase();
