import type { SettledStory } from '#coach/material.ts';

/** Of the words that carry meaning in the shorter of two sentences: with as many in common they are one, in other words. */
const ALIKE = 0.7;
const LEAST_IN_COMMON = 3;
/** Of sentences that are found nowhere, so many are looked for by their words: each is compared with all that are read. */
const MOST_LOST = 500;

/**
 * Which stories stand for the sentences of a reading. A sentence is found by its words; one that is found nowhere any
 * more, since the text was edited or is read differently now, by what is left of them.
 */
export function findAgain(
  sentences: readonly string[],
  settled: readonly SettledStory[],
): Map<string, SettledStory[]> {
  const owners = new Map<string, SettledStory[]>();
  const own = (sentence: string, story: SettledStory): void => {
    const known = owners.get(sentence) ?? [];
    if (!known.includes(story)) owners.set(sentence, [...known, story]);
  };
  const byWords = Map.groupBy(sentences, keyOf);
  const lost: { words: Set<string>; story: SettledStory }[] = [];
  for (const story of settled)
    for (const read of story.read) {
      const found = byWords.get(keyOf(read));
      if (found) for (const sentence of found) own(sentence, story);
      else if (lost.length < MOST_LOST) lost.push({ words: tellingWords(read), story });
    }
  for (const sentence of lost.length > 0 ? sentences.filter((one) => !owners.has(one)) : []) {
    const words = tellingWords(sentence);
    for (const { words: before, story } of lost) if (isAlike(words, before)) own(sentence, story);
  }
  return owners;
}

/** Whether two texts differ in more than how they are put. */
export const saysOther = (one: readonly string[], other: readonly string[]): boolean => {
  const [words, others] = [tellingWords(one.join(' ')), tellingWords(other.join(' '))];
  return words.size !== others.size || inCommon(words, others) < words.size;
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether an "I" is put before it may have changed since. */
const keyOf = (sentence: string): string =>
  wordsOf(sentence)
    .join(' ')
    .replace(/^i (?=\S+ \S)/, '');

const tellingWords = (text: string): Set<string> =>
  new Set(wordsOf(text).filter((word) => word.length > 3 || /\d/.test(word)));

function isAlike(one: Set<string>, other: Set<string>): boolean {
  const common = inCommon(one, other);
  return common >= LEAST_IN_COMMON && common >= ALIKE * Math.min(one.size, other.size);
}

const inCommon = (one: Set<string>, other: Set<string>): number =>
  [...one].filter((word) => other.has(word)).length;
