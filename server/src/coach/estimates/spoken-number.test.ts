import { expect, test } from 'vitest';
import { spokenNumber } from './spoken-number.ts';

test.each([
  [10, 'ten'],
  [84, '84'],
  [8_437, '8,400'],
  [999_999, '1 million'],
  [69_100_000, '69 million'],
  [1_451_000_000, '1.5 billion'],
  [30_660_000_000_000, '31 trillion'],
  [1.5, '1.5'],
  [0.034, '0.03'],
])('%d is said as %s', (number, said) => {
  expect(spokenNumber(number)).toBe(said);
});
