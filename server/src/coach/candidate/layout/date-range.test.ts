import { expect, test } from 'vitest';
import { findDates } from './date-range.ts';

const rangeIn = (text: string): [string, string] | undefined => {
  const [range] = findDates(text);
  return range && [range.from, range.to];
};

test.each([
  ['Baker, Rye & Co., Mar 2013 - Sept. 2019', ['Mar 2013', 'Sept. 2019']],
  ['January 2013 to February 2019', ['January 2013', 'February 2019']],
  ['Januar 2013 – März 2019', ['Januar 2013', 'März 2019']],
  ['févr. 2013 – août 2019', ['févr. 2013', 'août 2019']],
  ['enero 2013 – septiembre 2019', ['enero 2013', 'septiembre 2019']],
  ['June–December 2019', ['June', 'December 2019']],
])('a month is read with its year, in any of four languages: %s', (text, range) => {
  expect(rangeIn(text)).toEqual(range);
});

test.each(['Marrowby', 'Juneau', 'Decatur', 'Novara', 'Augusta', 'Mayfield'])(
  'the town of %s begins like a month and is none',
  (town) => {
    expect(rangeIn(`Baker, ${town}, 2013 - 2019`)).toEqual(['2013', '2019']);
  },
);
