import { expect, test } from 'vitest';
import { readSentences, readTokens } from './read-text.ts';

const lemmas = (text: string): string[] => readTokens(text).map(({ lemma }) => lemma);

test('gives words in their base form, without punctuation', () => {
  expect(lemmas('Led two teams; waste was cut.')).toEqual(['lead', 'two', 'team', 'waste', 'be', 'cut']);
});

test('keeps names of technology whole', () => {
  expect(lemmas('C++, C# and Node.js.')).toEqual(['c++', 'c#', 'and', 'node.js']);
});

test('an abbreviation and a name with a point end no sentence', () => {
  const text = 'I moved to Node.js at St. Mary’s. It held, e.g. at night.';
  expect(readSentences(text).map((sentence) => sentence.text)).toEqual([
    'I moved to Node.js at St. Mary’s.',
    'It held, e.g. at night.',
  ]);
});

test('says where each word begins in its sentence', () => {
  const [, second] = readSentences('One.  Two  three-four C++ five.');
  for (const { text, at } of second!.tokens) expect(second!.text.slice(at, at + text.length)).toBe(text);
});
