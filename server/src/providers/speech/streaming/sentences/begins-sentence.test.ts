import { expect, test } from 'vitest';
import { beginsSentence, looksWhole } from './begins-sentence.ts';

test.each([
  'Why?',
  'Okay.',
  'Tell me about yourself.',
  'We are a team of nine. What would you ask us?',
  'I see!',
])('may be all that is said: %s', (text) => expect(looksWhole(text)).toBe(true));

test.each([
  'As not',
  'Unless to be selfish,',
  'So.',
  'Tell me about the.',
  'How would you.',
  'We build tools. And.',
])('goes on: %s', (text) => expect(looksWhole(text)).toBe(false));

test.each([
  ['between a process', 'what is the difference'],
  ['your experience with distributed systems', 'can you walk me through'],
  ['that you made without enough information', 'tell me about a decision'],
  ['you had a conflict with a coworker', 'tell me about a time'],
  ['so', 'can you tell me what you did'],
  ['what is hard about it', 'i would like to know'],
])('goes on with the sentence before it: %s', (fragment, before) => {
  expect(beginsSentence(fragment, before)).toBe(false);
});

test.each([
  ['what made it so good', 'describe the best team that you worked with'],
  ['we keep everybody informed', 'our team works in three countries'],
  ['tell me the reason', 'why do you want to leave'],
  ['do you like it', 'have you been here before'],
  ['okay', 'why do you want to leave'],
  ['tell me about yourself', 'thank you very much'],
])('begins another sentence: %s', (fragment, before) => {
  expect(beginsSentence(fragment, before)).toBe(true);
});
