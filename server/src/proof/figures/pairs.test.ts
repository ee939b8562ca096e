import { expect, test } from 'vitest';
import { pairsIn } from './pairs.ts';
import { Grounds } from '../grounds/grounds.ts';

const groundsOf = (lines: readonly string[]): Grounds => {
  const grounds = new Grounds(new Date('2025-11-01'));
  for (const line of lines) grounds.add(line);
  return grounds;
};

test('figures of a line are paired', () => {
  expect(pairsIn(groundsOf(['Cut queue from 40 to 30 minutes']))).toHaveLength(1);
});

test('a line of nothing but figures has no more pairs than characters', () => {
  const line = '2-£3 '.repeat(150);
  expect(pairsIn(groundsOf([line])).length).toBeLessThanOrEqual(line.length);
});

test('pairs of a material have a limit', () => {
  const lines = Array.from({ length: 60 }, (_, at) => `${at + 2} ${'2-£3 '.repeat(150)}`);
  expect(pairsIn(groundsOf(lines))).toHaveLength(20_000);
});
