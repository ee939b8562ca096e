import { expect, test } from 'vitest';
import { subscriptionOf } from '#testing/scripted-payments.ts';
import { nextReconciliations } from './next-reconciliations.ts';

const DAY_MS = 24 * 3_600_000;
const now = new Date('2026-01-15T09:00:30Z');
const start = now.getTime();
const monthly = subscriptionOf(now);
const end = monthly.periodEnd;

test('a look follows the end of the period, and one a day later, when the renewal was paid or not', () => {
  expect(nextReconciliations(monthly, start)).toEqual([end + 5_000, end + DAY_MS]);
  expect(nextReconciliations(monthly, end + 6_000)).toContain(end + DAY_MS);
});

test('while the service has not renewed a subscription, it is asked each minute', () => {
  const [first, ...later] = nextReconciliations(monthly, end + 6_000).toSorted((a, b) => a - b);
  expect(first).toBe(Date.parse('2026-02-15T09:01:00Z'));
  expect(nextReconciliations(monthly, end + 7_000)).toContain(first); // the same one
  expect(later).toEqual([end + DAY_MS]);
  expect(nextReconciliations(monthly, end + DAY_MS)).toEqual([]);
});

test('while a payment fails, looks follow the end of the grace as well as of the period', () => {
  const grace = start + 7 * DAY_MS;
  const looks = nextReconciliations({ ...monthly, status: 'past_due' }, start);
  expect(looks).toEqual([grace + 5_000, grace + DAY_MS, end + 5_000, end + DAY_MS]);
});

test('of what is over nothing more is asked', () => {
  expect(nextReconciliations({ ...monthly, status: 'canceled', endedAt: start }, start)).toEqual([]);
});
