import { expect, it } from 'vitest';
import { keptFor } from './kept-for.ts';

it.each([
  ['until-deleted', 365, 'for a year'],
  ['until-deleted', 90, 'for 90 days'],
  ['until-deleted', 1, 'for a day'],
  ['until-deleted', 0, 'until you delete it'],
  ['30-days', 365, 'for 30 days'],
  ['30-days', 7, 'for 7 days'],
  ['30-days', 0, 'for 30 days'],
  ['none', 365, null],
  ['none', 0, null],
] as const)(
  'says of the choice “%s” and %s days of the operator that a session is kept %s',
  (chosen, days, words) => {
    expect(keptFor(chosen, days)).toBe(words);
  },
);
