import { expect, test } from 'vitest';
import { joinSpeltLetters } from './passages.ts';

test.each([
  ['um what is an l l m', 'um what is an llm'],
  ['how does r a g work', 'how does rag work'],
  ['what is a p value', 'what is a p value'],
  ['What is a p-value?', 'What is a p-value?'],
  ['i i think it’s fine', 'i i think it’s fine'],
])('letters that are spelt are one word: %s', (said, text) => {
  expect(joinSpeltLetters(said)).toBe(text);
});
