import type { Stripe } from 'stripe';
import { PaymentsFailed, SUBSCRIPTION_STATUSES, type SubscriptionState } from '../payments.ts';
import { unlessMissing } from './from-stripe.ts';
import { isPaymentWithdrawn } from './payment-withdrawn.ts';

export type KnownPrices = Record<'year' | 'month', readonly string[]>;

export async function subscriptionsOf(
  stripe: Stripe,
  customerId: string,
  prices: KnownPrices,
): Promise<SubscriptionState[]> {
  const known = new Set([...prices.year, ...prices.month]);
  const listed = await unlessMissing(allSubscriptions(stripe, customerId));
  const ours = (listed ?? []).flatMap((subscription) => {
    const item = subscription.items.data.find(({ price }) => known.has(price.id));
    return item ? [{ subscription, item }] : [];
  });
  return Promise.all(
    ours.map(async ({ subscription, item }) => ({
      ...stateOf(subscription, item),
      interval: prices.year.includes(item.price.id) ? ('year' as const) : ('month' as const),
      paymentWithdrawn: await isPaymentWithdrawn(stripe, subscription.id),
    })),
  );
}

function allSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  return stripe.subscriptions
    .list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice'] })
    .autoPagingToArray({ limit: 1_000 });
}

/** Stripe counts seconds; periods stand on items since 2025-03-31. */
function stateOf(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): Omit<SubscriptionState, 'interval' | 'paymentWithdrawn'> {
  const { id, status, cancel_at, cancel_at_period_end, ended_at, created, latest_invoice } = subscription;
  if (!isKnown(status))
    throw new PaymentsFailed(`Stripe says an unknown state: ${status}`, { retryable: false });
  return {
    id,
    status,
    priceId: item.price.id,
    periodStart: item.current_period_start * 1000,
    periodEnd: item.current_period_end * 1000,
    cancelAt: cancel_at && cancel_at * 1000,
    cancelsAtPeriodEnd: cancel_at_period_end,
    endedAt: ended_at && ended_at * 1000,
    endedUnpaid: ended_at !== null && !isPaid(latest_invoice),
    createdAt: created * 1000,
  };
}

const isPaid = (invoice: Stripe.Subscription['latest_invoice']): boolean =>
  invoice === null || (typeof invoice === 'object' && invoice.status === 'paid');

const isKnown = (status: string): status is SubscriptionState['status'] =>
  (SUBSCRIPTION_STATUSES as readonly string[]).includes(status);
