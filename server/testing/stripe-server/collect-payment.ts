import type { Stripe } from 'stripe';
import { newCharge, newInvoicePayment, newPaymentIntent } from './objects/payment.ts';
import type { StripeAccount } from './stripe-account.ts';
import { end } from './end-subscription.ts';

const DAY_S = 86_400;
/** Days between tries; then the account's setting decides. */
const RETRY_DAYS = [3, 5, 7];

export function collectPayment(account: StripeAccount, invoice: Stripe.Invoice): void {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (invoice.amount_due === 0) return settle(account, invoice);
  const succeeded = !account.declined.has(invoice.customer as string);
  const intent = account.keep(newPaymentIntent(account, invoice, { succeeded }));
  const charge = account.keep(newCharge(account, intent));
  intent.latest_charge = charge.id;
  account.tell(succeeded ? 'charge.succeeded' : 'charge.failed', charge);
  if (!succeeded) return fail(account, invoice);
  account.keep(newInvoicePayment(account, invoice, intent));
  settle(account, invoice);
}

function settle(account: StripeAccount, invoice: Stripe.Invoice): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = account.now;
  account.tell('invoice.paid', invoice);
  const subscription = subscriptionOf(account, invoice);
  if (subscription.status !== 'past_due' && subscription.status !== 'unpaid') return;
  subscription.status = 'active';
  account.tell('customer.subscription.updated', subscription);
}

function fail(account: StripeAccount, invoice: Stripe.Invoice): void {
  const days = RETRY_DAYS[invoice.attempt_count - 1];
  invoice.next_payment_attempt = days === undefined ? null : account.now + days * DAY_S;
  account.tell('invoice.payment_failed', invoice);
  const subscription = subscriptionOf(account, invoice);
  if (days === undefined && account.afterLastTry === 'canceled') return end(account, subscription);
  subscription.status = days === undefined ? 'unpaid' : 'past_due';
  account.tell('customer.subscription.updated', subscription);
}

function subscriptionOf(account: StripeAccount, invoice: Stripe.Invoice): Stripe.Subscription {
  const id = invoice.parent?.subscription_details?.subscription as string;
  const found = account.find('subscription', id);
  if (!found) throw new Error(`${invoice.id} is of no subscription`);
  return found;
}
