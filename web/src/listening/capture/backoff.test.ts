import { expect, test } from 'vitest';
import { Backoff } from './backoff.ts';

test('waits 1 s, doubling, and never more than 30 s', () => {
  const backoff = new Backoff();
  expect(Array.from({ length: 7 }, () => backoff.next())).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test('starts again at 1 s after a connection that opened', () => {
  const backoff = new Backoff();
  backoff.next();
  backoff.next();
  backoff.reset();
  expect(backoff.next()).toBe(1_000);
});
