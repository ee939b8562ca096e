import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SUBSCRIPTION_STATUSES, type SubscriptionState } from '#providers/payments/payments.ts';
import { accessOf } from './access.ts';

const DAY = 24 * 3_600_000;
const START = Date.parse('2026-01-15T09:00:00Z');
const END = START + 31 * DAY;

const monthly: SubscriptionState = {
  id: 'sub_1',
  status: 'active',
  priceId: 'price_month',
  interval: 'month',
  periodStart: START,
  periodEnd: END,
  cancelAt: null,
  cancelsAtPeriodEnd: false,
  endedAt: null,
  endedUnpaid: false,
  paymentWithdrawn: false,
  createdAt: START,
};

describe('one subscription', () => {
  test.each<[string, Partial<SubscriptionState>, number | null, string | null]>([
    ['active: until its period ends', {}, END, 'renewing'],
    ['a trial: until it ends', { status: 'trialing' }, END, 'renewing'],
    ['cancelled for the period’s end', { cancelsAtPeriodEnd: true, cancelAt: END }, END, 'ending'],
    ['cancelled for the period’s end, told by the flag alone', { cancelsAtPeriodEnd: true }, END, 'ending'],
    ['cancelled for a day within its period', { cancelAt: START + DAY }, START + DAY, 'ending'],
    ['cancelled for a day in a later period', { cancelAt: END + DAY }, END, 'renewing'],
    ['past due: a week beyond what was paid', { status: 'past_due' }, START + 7 * DAY, 'past_due'],
    [
      'past due, to be cancelled before',
      { status: 'past_due', cancelAt: START + DAY },
      START + DAY,
      'past_due',
    ],
    ['ended with its period', { status: 'canceled', endedAt: END, cancelsAtPeriodEnd: true }, END, null],
    ['ended at once, with its period paid', { status: 'canceled', endedAt: START + 2 * DAY }, END, null],
    [
      'ended unpaid',
      { status: 'canceled', endedAt: START + 2 * DAY, endedUnpaid: true },
      START + 2 * DAY,
      null,
    ],
    [
      'ended on the day set',
      { status: 'canceled', cancelAt: START + DAY, endedAt: START + DAY },
      START + DAY,
      null,
    ],
    ['ended, noted a little late', { status: 'canceled', cancelAt: END, endedAt: END + DAY }, END, null],
    ['given up unpaid', { status: 'unpaid' }, null, 'past_due'],
    ['paused without a card', { status: 'paused' }, null, 'past_due'],
    ['its first payment under way', { status: 'incomplete' }, null, null],
    ['its first payment never made', { status: 'incomplete_expired' }, null, null],
    ['paid back, and to be renewed', { paymentWithdrawn: true }, null, 'renewing'],
    ['paid back, and ending', { paymentWithdrawn: true, cancelsAtPeriodEnd: true }, null, null],
    ['paid back and ended', { status: 'canceled', endedAt: START + DAY, paymentWithdrawn: true }, null, null],
  ])('%s', (_case, change, endsAt, state) => {
    expect(accessOf([{ ...monthly, ...change }])).toEqual({
      endsAt,
      state,
      subscriptionId: state && 'sub_1',
      interval: state && 'month',
    });
  });
});

test('nobody who never subscribed has anything', () => {
  expect(accessOf([])).toEqual({ endsAt: null, state: null, subscriptionId: null, interval: null });
});

test('of several, the latest end wins, and the one that gives it is managed', () => {
  const yearly = { ...monthly, id: 'sub_2', interval: 'year', periodEnd: START + 365 * DAY } as const;
  const ended = { ...monthly, id: 'sub_0', status: 'canceled', endedAt: END } as const;
  const access = { endsAt: yearly.periodEnd, subscriptionId: 'sub_2', interval: 'year', state: 'renewing' };
  expect(accessOf([ended, yearly, monthly])).toEqual(access);
});

const instant = fc.integer({ min: START, max: START + 400 * DAY });
const anySubscription: fc.Arbitrary<SubscriptionState> = fc.record({
  id: fc.constantFrom('sub_1', 'sub_2', 'sub_3'),
  status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
  priceId: fc.constant('price'),
  interval: fc.constantFrom('year', 'month'),
  periodStart: instant,
  periodEnd: instant.map((end) => end + 400 * DAY),
  cancelAt: fc.option(instant),
  cancelsAtPeriodEnd: fc.boolean(),
  endedAt: fc.option(instant),
  endedUnpaid: fc.boolean(),
  paymentWithdrawn: fc.boolean(),
  createdAt: instant,
});
const subscriptions = fc.uniqueArray(anySubscription, { selector: ({ id }) => id, maxLength: 3 });

test('does not depend on the order in which subscriptions are told', () => {
  fc.assert(
    fc.property(subscriptions, (all) => {
      expect(accessOf(all.toReversed())).toEqual(accessOf(all));
    }),
  );
});

test('another subscription never shortens access, and no access is longer than what was paid and a week', () => {
  fc.assert(
    fc.property(subscriptions, (all) => {
      const { endsAt } = accessOf(all);
      const fewer = accessOf(all.slice(1)).endsAt;
      expect(endsAt ?? -Infinity).toBeGreaterThanOrEqual(fewer ?? -Infinity);
      const longest = all.map((one) => Math.max(one.periodEnd, one.periodStart + 7 * DAY));
      expect(endsAt ?? -Infinity).toBeLessThanOrEqual(Math.max(...longest, -Infinity));
    }),
  );
});
