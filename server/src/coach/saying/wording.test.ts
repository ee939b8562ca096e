import { expect, test } from 'vitest';
import { ended, quoted, wholeWithin } from './wording.ts';

test('of what is too long whole sentences are left, and the first always is', () => {
  const text = 'I would stop and make it safe. Then I would call them (at “once!”). It goes on.';
  expect(wholeWithin(text, 90)).toBe(text);
  expect(wholeWithin(text, 14)).toBe('I would stop and make it safe. Then I would call them (at “once!”).');
  expect(wholeWithin(text, 2)).toBe('I would stop and make it safe.');
});

test('a sentence ends once', () => {
  expect(['Rye & Co.', 'He said “no!”', 'Four weeks'].map(ended)).toEqual([
    'Rye & Co.',
    'He said “no!”',
    'Four weeks.',
  ]);
  expect(quoted(' You pay £30,000 ')).toBe('“You pay £30,000.”');
});
