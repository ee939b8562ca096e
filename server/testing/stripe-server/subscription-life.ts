import type { Stripe } from 'stripe';
import { collectPayment } from './collect-payment.ts';
import { itemOf } from './end-subscription.ts';
import { newInvoice } from './objects/invoice.ts';
import { newSubscription } from './objects/subscription.ts';
import type { StripeAccount } from './stripe-account.ts';

const DAY_S = 86_400;

/** Paid for, or in trial. */
export function begin(
  account: StripeAccount,
  { customer, price, trialDays = 0 }: { customer: string; price: Stripe.Price; trialDays?: number },
): Stripe.Subscription {
  const isTrial = trialDays > 0;
  const periodEnd = isTrial ? account.now + trialDays * DAY_S : oneMore(price, account.now);
  const subscription = account.keep(newSubscription(account, { customer, price, periodEnd, isTrial }));
  account.tell('customer.subscription.created', subscription);
  collectPayment(
    account,
    bill(account, subscription, isTrial ? 0 : (price.unit_amount ?? 0), 'subscription_create'),
  );
  return subscription;
}

/** And charges; not if given up as unpaid. */
export function renew(account: StripeAccount, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription);
  item.current_period_start = item.current_period_end;
  item.current_period_end = oneMore(item.price, item.current_period_start);
  if (subscription.status === 'trialing') subscription.status = 'active';
  account.tell('customer.subscription.updated', subscription);
  if (subscription.status === 'unpaid') return;
  collectPayment(account, bill(account, subscription, item.price.unit_amount ?? 0, 'subscription_cycle'));
}

/** Access lasts to the period's end. */
export function cancelAtPeriodEnd(account: StripeAccount, subscription: Stripe.Subscription): void {
  subscription.cancel_at_period_end = true;
  cancelAt(account, subscription, itemOf(subscription).current_period_end);
}

/** @param moment seconds */
export function cancelAt(account: StripeAccount, subscription: Stripe.Subscription, moment: number): void {
  subscription.cancel_at = moment;
  subscription.canceled_at = account.now;
  account.tell('customer.subscription.updated', subscription);
}

export function resume(account: StripeAccount, subscription: Stripe.Subscription): void {
  subscription.cancel_at_period_end = false;
  subscription.cancel_at = null;
  subscription.canceled_at = null;
  account.tell('customer.subscription.updated', subscription);
}

function bill(
  account: StripeAccount,
  subscription: Stripe.Subscription,
  amount: number,
  reason: 'subscription_create' | 'subscription_cycle',
): Stripe.Invoice {
  const item = itemOf(subscription);
  const invoice = account.keep(newInvoice(account, { subscription, item, amount, reason }));
  subscription.latest_invoice = invoice.id;
  account.tell('invoice.created', invoice);
  return invoice;
}

/**
 * Calendar step.
 * @returns seconds
 */
function oneMore(price: Stripe.Price, from: number): number {
  const start = new Date(from * 1000);
  const months = start.getUTCMonth() + (price.recurring?.interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(start.getUTCDate(), lastDay);
  return Math.floor(new Date(start).setUTCFullYear(start.getUTCFullYear(), months, day) / 1000);
}
