import type { SubscriptionState } from '#providers/payments/payments.ts';

const DAY_MS = 24 * 3_600_000;
/** Beyond the last period that was paid, while the service tries to have the next one paid. */
const GRACE_MS = 7 * DAY_MS;

/** What a user has by all his subscriptions together. */
export interface PaidAccess {
  /** Null: they give none, and never did. */
  endsAt: number | null;
  /** Of the one to be managed; null where none goes on or can be mended. */
  subscriptionId: string | null;
  state: Outlook | null;
  interval: 'year' | 'month' | null;
}

type Outlook = 'renewing' | 'ending' | 'past_due';

/** The latest end wins. Depends on what the service says alone, not on when or how often it is asked. */
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

/** Until when a single subscription gives access; null: it gives none for its present period. */
export function accessEnd(subscription: SubscriptionState): number | null {
  const { status, periodStart, periodEnd, cancelAt, endedAt, endedUnpaid, paymentWithdrawn } = subscription;
  if (paymentWithdrawn) return null;
  switch (status) {
    case 'active':
    case 'trialing':
      return earliest(periodEnd, cancelAt);
    case 'past_due': // its period has begun, and is not paid
      return earliest(periodStart + GRACE_MS, cancelAt);
    case 'canceled':
      return earliest(periodEnd, cancelAt, endedUnpaid ? endedAt : null); // what was paid lasts to its end
    case 'unpaid':
    case 'incomplete':
    case 'incomplete_expired':
    case 'paused':
      return null;
  }
}

/**
 * How a subscription will go on if nobody does anything; null: it does not, and cannot be mended. One whose
 * first payment is under way is its checkout's concern.
 */
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

/** The one that gives access the longest first, else the newest; the id breaks ties, so that the order of the list does not matter. */
function byImportance(a: SubscriptionState, b: SubscriptionState): number {
  return (accessEnd(b) ?? 0) - (accessEnd(a) ?? 0) || b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);
}
