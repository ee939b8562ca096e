import type { Stripe } from 'stripe';
import { payOpenInvoices } from './portal-page.ts';
import type { StripeAccount } from './stripe-account.ts';
import { end, isOf } from './end-subscription.ts';
import { begin, cancelAt, cancelAtPeriodEnd, resume } from './subscription-life.ts';
import { closeDispute, dispute, refund } from './withdraw-payment.ts';

const DAY_S = 86_400;

/** Events of a customer; senseless ones do nothing. */
export function subscriber(account: StripeAccount, customer: string) {
  const subscriptions = (): Stripe.Subscription[] =>
    account.all('subscription').filter((each) => each.customer === customer);
  const running = (): Stripe.Subscription[] => subscriptions().filter(({ ended_at }) => ended_at === null);
  const lastCharge = (): Stripe.Charge | undefined =>
    account.all('charge').find((each) => each.customer === customer && each.paid);
  const openDispute = (): Stripe.Dispute | undefined =>
    account
      .all('dispute')
      .find(({ charge, status }) => charge === lastCharge()?.id && status.endsWith('needs_response'));

  return {
    subscriptions,
    subscribe: (price: string, trialDays = 0): void => {
      const found = account.find('price', price);
      if (found && running().length === 0) begin(account, { customer, price: found, trialDays });
    },
    cancel: (): void => running().forEach((each) => cancelAtPeriodEnd(account, each)),
    cancelIn: (days: number): void =>
      running().forEach((each) => cancelAt(account, each, account.now + days * DAY_S)),
    resume: (): void => running().forEach((each) => resume(account, each)),
    cancelNow: (): void => running().forEach((each) => end(account, each)),
    cardFails: (): void => void account.declined.add(customer),
    payOpen: (): void => running().forEach((each) => payOpenInvoices(account, each)),
    /** @param part up to 1 */
    refund: (part: number): void => {
      const charge = lastCharge();
      if (charge && !charge.refunded) refund(account, charge, Math.ceil(charge.amount * part));
    },
    dispute: (status: 'needs_response' | 'warning_needs_response'): void => {
      const charge = lastCharge();
      if (charge && !charge.disputed) dispute(account, charge, status);
    },
    settleDispute: (status: 'won' | 'lost'): void => {
      const open = openDispute();
      if (open) closeDispute(account, open, open.status === 'needs_response' ? status : 'warning_closed');
    },
    isLastBillPaid: ({ latest_invoice }: Stripe.Subscription): boolean =>
      account.find('invoice', latest_invoice as string)?.status === 'paid',
    /** The last payment was withdrawn. */
    isUnpaid: (subscription: Stripe.Subscription): boolean => {
      const paid = account
        .all('invoice')
        .find((each) => isOf(each, subscription) && each.status === 'paid' && each.amount_paid > 0);
      const payment = account.all('invoice_payment').find((each) => each.invoice === paid?.id)?.payment;
      const charge = account.all('charge').find((each) => each.payment_intent === payment?.payment_intent);
      const disputes = account.all('dispute').filter((each) => each.charge === charge?.id);
      return !!charge?.refunded || disputes.some(({ status }) => ['needs_response', 'lost'].includes(status));
    },
  };
}

export type Subscriber = ReturnType<typeof subscriber>;
