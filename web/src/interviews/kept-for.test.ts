import { expect, it } from 'vitest';
import { keptFor } from './kept-for.ts';

it.each([
  ['365', 'for a year'],
  ['30', 'for 30 days'],
  ['1', 'for a day'],
  ['0', 'until you ask us to delete it'],
])('says of %s days that a session is kept %s', (days, words) => {
  expect(keptFor(days)).toBe(words);
});
