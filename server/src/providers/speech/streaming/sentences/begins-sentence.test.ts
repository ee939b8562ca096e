import { expect, test } from 'vitest';
import { looksWhole } from './begins-sentence.ts';

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
