import type { Stripe } from 'stripe';
import type { StripeAccount } from './stripe-account.ts';

/** Ends it: no more charges. */
export function end(account: StripeAccount, subscription: Stripe.Subscription): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= account.now;
  subscription.ended_at = account.now;
  for (const invoice of account.all('invoice'))
    if (isOf(invoice, subscription)) invoice.next_payment_attempt = null;
  account.tell('customer.subscription.deleted', subscription);
}

export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
};

export const isOf = (invoice: Stripe.Invoice, subscription: Stripe.Subscription): boolean =>
  invoice.parent?.subscription_details?.subscription === subscription.id;
