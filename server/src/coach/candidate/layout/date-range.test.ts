import { expect, test } from 'vitest';
import { findDates } from './date-range.ts';

test.each([
  ['Mar 2019 – present', 'Mar 2019', '', true],
  ['2015-2019', '2015', '2019', false],
  ['09/2017 to 03/2020', '09/2017', '03/2020', false],
  ['since 2022', '2022', '', true],
  ['seit 2022', '2022', '', true],
  ['Jan. 2020 - Dec. 2021', 'Jan. 2020', 'Dec. 2021', false],
  ['2018 – heute', '2018', '', true],
  ['2014', '2014', '', false],
  ['(2019–)', '2019', '', true],
  ['2017-19', '2017', '19', false],
  ['2020-03 — 2024-01', '2020-03', '2024-01', false],
])('%s', (text, from, to, isCurrent) => {
  expect(findDates(`Baker, ${text}`)).toMatchObject([{ from, to, isCurrent }]);
});

test.each(['March past the oven', 'room 2204', '12 loaves to 2 shops', 'may have'])(
  '"%s" has no date',
  (text) => {
    expect(findDates(text)).toEqual([]);
  },
);
