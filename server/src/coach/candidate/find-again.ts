import type { StoryAsSettled } from '#coach/material.ts';

/** Share of meaningful words in common that makes two sentences one. */
const ALIKE = 0.7;
const LEAST_IN_COMMON = 3;
/** Bounds the work: each is compared with all that are read. */
const MOST_LOST = 500;

/** Stories by sentence: found by identical words, or, after an edit of the text, by most of its words. */
export function findAgain(
  sentences: readonly string[],
  settled: readonly StoryAsSettled[],
): Map<string, StoryAsSettled[]> {
  const owners = new Map<string, StoryAsSettled[]>();
  const own = (sentence: string, story: StoryAsSettled): void => {
    const known = owners.get(sentence) ?? [];
    if (!known.includes(story)) owners.set(sentence, [...known, story]);
  };
  const byWords = Map.groupBy(sentences, keyOf);
  const lost: { words: Set<string>; story: StoryAsSettled }[] = [];
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

export const saysOther = (one: readonly string[], other: readonly string[]): boolean => {
  const [words, others] = [tellingWords(one.join(' ')), tellingWords(other.join(' '))];
  return words.size !== others.size || inCommon(words, others) < words.size;
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** An "I" put before it does not count. */
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
