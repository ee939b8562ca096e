import { expect, test } from 'vitest';
import { wordsWithin } from './words-within.ts';

test('the first words are taken, as many as there is room for', () => {
  const limits = { longest: 10, count: 3, characters: 12, separator: 2 };
  expect(wordsWithin(['', ' ', 'far too long a word', 'one', 'three', 'two', 'four'], limits)).toEqual([
    'one',
    'three',
  ]);
  expect(wordsWithin(['a', 'b', 'c', 'd'], limits)).toEqual(['a', 'b', 'c']);
});
