import { expect, test } from 'vitest';
import { abbreviates } from './abbreviation.ts';

test('many letters in many long words are read a bounded number of times', () => {
  let times = 0;
  const isPart = (): boolean => (times += 1) > 0;
  const words = Array.from({ length: 9 }, () => `abbb${'a'.repeat(12)}`);
  expect(abbreviates('A'.repeat(44) + 'C', words, isPart)).toBe(false);
  expect(times).toBeLessThan(45 * 9 * 5);
});
