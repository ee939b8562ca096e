import type { SubscriptionState } from '#providers/payments/payments.ts';

const DAY_MS = 24 * 3_600_000;
/** Access beyond the last paid period, while the next payment is retried. */
const GRACE_MS = 7 * DAY_MS;

export interface PaidAccess {
  /** Null: never any. */
  endsAt: number | null;
  /** The one to manage; null where none goes on or can be mended. */
  subscriptionId: string | null;
  state: Outlook | null;
  interval: 'year' | 'month' | null;
}

type Outlook = 'renewing' | 'ending' | 'past_due';

/** The latest end wins; a pure function of the service's answer. */
export function accessOf(subscriptions: readonly SubscriptionState[]): PaidAccess {
  const ends = subscriptions.map(accessEnd).filter((end) => end !== null);
  const [managed] = subscriptions.filter((one) => outlookOf(one) !== null).toSorted(byImportance);
  return {
    endsAt: ends.length > 0 ? Math.max(...ends) : null,
    subscriptionId: managed?.id ?? null,
    state: managed ? outlookOf(managed) : null,
    interval: managed?.interval ?? null,
  };
}

export function accessEnd(subscription: SubscriptionState): number | null {
  const { status, periodStart, periodEnd, cancelAt, endedAt, endedUnpaid, paymentWithdrawn } = subscription;
  if (paymentWithdrawn) return null;
  switch (status) {
    case 'active':
    case 'trialing':
      return earliest(periodEnd, cancelAt);
    case 'past_due':
      return earliest(periodStart + GRACE_MS, cancelAt);
    case 'canceled':
      return earliest(periodEnd, cancelAt, endedUnpaid ? endedAt : null);
    case 'unpaid':
    case 'incomplete':
    case 'incomplete_expired':
    case 'paused':
      return null;
  }
}

export function outlookOf(subscription: SubscriptionState): Outlook | null {
  const { status, periodEnd, cancelAt, cancelsAtPeriodEnd, paymentWithdrawn } = subscription;
  switch (status) {
    case 'active':
    case 'trialing': {
      const isEnding = cancelsAtPeriodEnd || (cancelAt !== null && cancelAt <= periodEnd);
      if (isEnding) return paymentWithdrawn ? null : 'ending';
      return 'renewing';
    }
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return 'past_due';
    case 'canceled':
    case 'incomplete':
    case 'incomplete_expired':
      return null;
  }
}

const earliest = (...instants: (number | null)[]): number =>
  Math.min(...instants.filter((instant) => instant !== null));

function byImportance(a: SubscriptionState, b: SubscriptionState): number {
  return (accessEnd(b) ?? 0) - (accessEnd(a) ?? 0) || b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);
}
