import { expect, test } from 'vitest';
import { Backoff } from './retry.ts';

const waits = (random: () => number, count = 7) => {
  const backoff = new Backoff({ random });
  return Array.from({ length: count }, () => backoff.next());
};

test('waits 1 s, doubling, and never more than 30 s', () => {
  expect(waits(() => 0)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('chance makes a wait up to a fifth shorter', () => {
  expect(waits(() => 0.5, 3)).toEqual([900, 1_800, 3_600]);
  expect(waits(() => 1, 3)).toEqual([800, 1_600, 3_200]);
});

test('starts again at 1 s after a reset', () => {
  const backoff = new Backoff({ random: () => 0 });
  backoff.next();
  backoff.next();
  backoff.reset();
  expect(backoff.next()).toBe(1_000);
});
