import type { Row } from '#db/database.ts';

export type TestSubscription = Row<'test_subscriptions'>;

const GIVEN_UP_AFTER_MS = 14 * 24 * 3_600_000;

/** The portal's buttons; presses that make no sense change nothing. */
export const PRESSES = {
  cancel: (one) => (isGoingOn(one) ? { ...one, cancels_at_period_end: 1 } : one),
  resume: (one) => (isGoingOn(one) ? { ...one, cancels_at_period_end: 0 } : one),
  'change-interval': (one, now) => (isRenewing(one) ? changeInterval(one, now) : one),
  'end-period': (one, now) => {
    if (one.status === 'past_due') return end(one, now);
    return isGoingOn(one) ? turn({ ...one, period_end: now }) : one;
  },
  'fail-payment': (one, now) =>
    isGoingOn(one) ? { ...renew({ ...one, period_end: now }), status: 'past_due' } : one,
  pay: (one) => (one.status === 'past_due' ? { ...one, status: 'active' } : one),
} satisfies Record<string, (one: TestSubscription, now: number) => TestSubscription>;

export type Press = keyof typeof PRESSES;

export function passTime(subscription: TestSubscription, now: number): TestSubscription {
  let one = subscription;
  while (one.status === 'active' && one.period_end <= now) one = turn(one);
  const givenUpAt = one.period_start + GIVEN_UP_AFTER_MS;
  return one.status === 'past_due' && givenUpAt <= now ? end(one, givenUpAt) : one;
}

const isGoingOn = ({ status }: TestSubscription): boolean => status !== 'canceled';

/** Stripe's portal: pay before resuming, resume before changing. */
export const isRenewing = ({ status, cancels_at_period_end }: TestSubscription): boolean =>
  status === 'active' && !cancels_at_period_end;

/** Calendar months and years: the 31st becomes a shorter month's last day. */
export function periodAfter(start: number, interval: 'year' | 'month'): number {
  const date = new Date(start);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1));
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

function changeInterval(one: TestSubscription, now: number): TestSubscription {
  const interval = one.interval === 'year' ? 'month' : 'year';
  return { ...one, interval, period_start: now, period_end: periodAfter(now, interval) };
}

const turn = (one: TestSubscription): TestSubscription =>
  one.cancels_at_period_end ? end(one, one.period_end) : renew(one);

const end = (one: TestSubscription, at: number): TestSubscription => ({
  ...one,
  status: 'canceled',
  ended_at: at,
});

const renew = (one: TestSubscription): TestSubscription => ({
  ...one,
  period_start: one.period_end,
  period_end: periodAfter(one.period_end, one.interval),
});
