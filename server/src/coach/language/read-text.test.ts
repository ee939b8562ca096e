import { expect, test } from 'vitest';
import { countUnknown, isKnownWord, readSentences, readTokens } from './read-text.ts';

const lemmas = (text: string): string[] => readTokens(text).map(({ lemma }) => lemma);

test('gives words in their base form, without punctuation', () => {
  expect(lemmas('Led two teams; waste was cut.')).toEqual(['lead', 'two', 'team', 'waste', 'be', 'cut']);
});

test.each(['We cannot.', 'We cannot, you can.', 'I cant. We won.', 'What others cannot; we did.'])(
  '“%s” is read, though the model has no base form for a word of it',
  (text) => {
    expect(lemmas(text)).toEqual(expect.arrayContaining([expect.stringMatching(/^can'?n?o?t$/)]));
  },
);

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

test('a text without words has no sentences', () => {
  expect(['', '  \n', '?!'].flatMap(readTokens)).toEqual([]);
});

test('words that the model does not know are not kept for ever', () => {
  let most = 0;
  for (let question = 0; question < 10_000; question += 1) {
    const words = [1, 2, 3, 4, 5, 6].map((place) => `qx${(question * 6 + place).toString(26)}zv`);
    readSentences(words.join(' '));
    most = Math.max(most, countUnknown());
  }
  expect(most).toBeGreaterThan(40_000);
  expect(most).toBeLessThanOrEqual(50_000);
  expect(countUnknown()).toBeLessThan(most);
  expect([isKnownWord('oven'), isKnownWord('qxzv')]).toEqual([true, false]);
  expect(lemmas('Led two teams')).toEqual(['lead', 'two', 'team']);
});

test('figures and signs alone are one word, however many stand there', () => {
  const rows = '1. '.repeat(10_000).trim();
  expect(readTokens(`Call ${rows} now`).map(({ text }) => text)).toEqual(['Call', rows, 'now']);
  expect(readTokens('Call 1. 2. now')).toHaveLength(4);
});

test('a run without a blank is one word, as it was written, and read at once', () => {
  const run = '+4'.repeat(5_000);
  const begun = process.cpuUsage();
  expect(readTokens(`Call ${run} now`).map(({ text }) => text)).toEqual(['Call', run, 'now']);
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1e6).toBeLessThan(1); // 19 s as the model would read it
});
