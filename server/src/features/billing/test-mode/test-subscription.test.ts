import { expect, test } from 'vitest';
import { passTime, periodAfter, PRESSES, type TestSubscription } from './test-subscription.ts';

const DAY_MS = 24 * 3_600_000;
const start = Date.parse('2026-01-15T09:00:00Z');
const monthly: TestSubscription = {
  id: 'one',
  customer_id: 'customer',
  interval: 'month',
  status: 'active',
  period_start: start,
  period_end: periodAfter(start, 'month'),
  cancels_at_period_end: 0,
  ended_at: null,
  created_at: start,
};

test.each([
  ['2026-01-15T09:00:00.000Z', 'month', '2026-02-15T09:00:00.000Z'],
  ['2026-01-31T09:00:00.000Z', 'month', '2026-02-28T09:00:00.000Z'],
  ['2028-02-29T09:00:00.000Z', 'year', '2029-02-28T09:00:00.000Z'],
] as const)('a period from %s lasts a %s, to %s', (from, interval, to) => {
  expect(new Date(periodAfter(Date.parse(from), interval)).toISOString()).toBe(to);
});

test('time renews a subscription as often as its periods end', () => {
  const later = passTime(monthly, Date.parse('2026-04-20T00:00:00Z'));
  expect(new Date(later.period_end).toISOString()).toBe('2026-05-15T09:00:00.000Z');
  expect(later.status).toBe('active');
});

test('time ends one that was cancelled with its period', () => {
  const later = passTime(PRESSES.cancel(monthly), monthly.period_end + DAY_MS);
  expect(later).toMatchObject({ status: 'canceled', ended_at: monthly.period_end });
});

test('an unpaid renewal is given up after two weeks, and not after it was paid', () => {
  const unpaid = PRESSES['fail-payment'](monthly, start + DAY_MS);
  expect(passTime(unpaid, start + 14 * DAY_MS).status).toBe('past_due');
  expect(passTime(unpaid, start + 15 * DAY_MS)).toMatchObject({
    status: 'canceled',
    ended_at: start + 15 * DAY_MS,
  });
  expect(passTime(PRESSES.pay(unpaid), start + 15 * DAY_MS).status).toBe('active');
});

test('the period ended now is renewed, or ends one that was cancelled or not paid', () => {
  const now = start + DAY_MS;
  expect(PRESSES['end-period'](monthly, now)).toMatchObject({ status: 'active', period_start: now });
  const [cancelled, unpaid] = [PRESSES.cancel(monthly), PRESSES['fail-payment'](monthly, start)];
  for (const one of [cancelled, unpaid]) {
    expect(PRESSES['end-period'](one, now)).toMatchObject({ status: 'canceled', ended_at: now });
  }
});

test('a change to the other interval begins a period of its length', () => {
  const now = start + DAY_MS;
  const yearly = PRESSES['change-interval'](monthly, now);
  expect(yearly).toMatchObject({ interval: 'year', period_start: now, period_end: periodAfter(now, 'year') });
  expect(PRESSES['change-interval'](yearly, now).interval).toBe('month');
});

test('one that is cancelled or not paid keeps its interval', () => {
  for (const one of [PRESSES.cancel(monthly), PRESSES['fail-payment'](monthly, start)]) {
    expect(PRESSES['change-interval'](one, start + DAY_MS)).toEqual(one);
  }
});

test('what has ended is changed by no button', () => {
  const ended = passTime(PRESSES.cancel(monthly), monthly.period_end);
  for (const press of Object.values(PRESSES)) expect(press(ended, monthly.period_end + 1)).toEqual(ended);
});
