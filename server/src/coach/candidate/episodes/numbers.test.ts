import { expect, test } from 'vitest';
import { numbersIn } from './numbers.ts';

test('figures are given as written, with sign and unit', () => {
  expect(numbersIn('I cut €2.1 million of waste, 37% or 900,000 loaves, with twelve people.')).toEqual([
    '€2.1 million',
    '37%',
    '900,000',
    'twelve',
  ]);
});

test('a year of the calendar is no figure, a quantity of that size is', () => {
  expect(numbersIn('Since 2016 and in May 2019 I served 2000 guests.')).toEqual(['2000']);
});
