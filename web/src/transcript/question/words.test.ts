import { expect, test } from 'vitest';
import { isSmallTalk } from './words.ts';

test.each([
  'Okay.',
  'I.',
  'Man.',
  '。？',
  'Thank you.',
  'Take your time.',
  'Okay, great. Thank you so much!',
  'Whenever you’re ready.',
  'No, no, no.',
  'take your',
])('"%s" is no question', (text) => {
  expect(isSmallTalk(text)).toBe(true);
});

test.each([
  'Why us?',
  'Okay, so tell me about yourself.',
  'Take your first job.',
  'Thank you. How did you resolve it?',
  'Good teams?',
  '自己紹介をしてください',
])('"%s" may be one', (text) => {
  expect(isSmallTalk(text)).toBe(false);
});
