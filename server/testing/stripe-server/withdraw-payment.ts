import type { Stripe } from 'stripe';
import { newDispute, newRefund } from './objects/withdrawal.ts';
import type { StripeAccount } from './stripe-account.ts';

/** Whole by default; ends no subscription. */
export function refund(account: StripeAccount, charge: Stripe.Charge, amount = charge.amount): void {
  account.keep(newRefund(account, charge, amount));
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded >= charge.amount;
  account.tell('charge.refunded', charge);
}

/** @param status `warning_needs_response` is only an inquiry */
export function dispute(
  account: StripeAccount,
  charge: Stripe.Charge,
  status: 'needs_response' | 'warning_needs_response' = 'needs_response',
): Stripe.Dispute {
  const opened = account.keep(newDispute(account, charge, status));
  charge.disputed = true;
  account.tell('charge.dispute.created', opened);
  return opened;
}

export function closeDispute(
  account: StripeAccount,
  opened: Stripe.Dispute,
  status: 'won' | 'lost' | 'warning_closed',
): void {
  opened.status = status;
  account.tell('charge.dispute.closed', opened);
}
