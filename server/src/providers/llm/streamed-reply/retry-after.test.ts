import { expect, test } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const now = new Date('2026-03-02T10:00:00.000Z');

test.each([
  ['7', 7],
  [' 120 ', 120],
  ['Mon, 02 Mar 2026 10:00:30 GMT', 30],
  ['Mon, 02 Mar 2026 09:59:00 GMT', 0],
  ['soon', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['Monday, perhaps', undefined],
  [undefined, undefined],
])('reads Retry-After %j as %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});

test('never asks to come back too early', () => {
  const later = new Date('2026-03-02T10:00:00.900Z');
  expect(retryAfterSeconds('Mon, 02 Mar 2026 10:00:30 GMT', later)).toBe(30);
});
