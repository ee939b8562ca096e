import { collectPayment } from './collect-payment.ts';
import type { StripeAccount } from './stripe-account.ts';
import { end, itemOf } from './end-subscription.ts';
import { renew } from './subscription-life.ts';

interface Due {
  /** Seconds. */
  at: number;
  act: () => void;
}

/** Runs what is due, in order: renewals, charges, ends, expiries. */
export function catchUpAccount(account: StripeAccount): void {
  for (let next = earliest(account); next && next.at <= account.now; next = earliest(account))
    account.asOf(next.at, next.act);
}

function earliest(account: StripeAccount): Due | undefined {
  const due = [...ofSubscriptions(account), ...ofInvoices(account), ...ofCheckouts(account)];
  return due.reduce<Due | undefined>(
    (first, each) => (first && first.at <= each.at ? first : each),
    undefined,
  );
}

/** Ends precede renewals of the same moment. */
function ofSubscriptions(account: StripeAccount): Due[] {
  const running = account.all('subscription').filter(({ ended_at }) => ended_at === null);
  return running.flatMap((subscription) => [
    ...(subscription.cancel_at === null
      ? []
      : [{ at: subscription.cancel_at, act: () => end(account, subscription) }]),
    { at: itemOf(subscription).current_period_end, act: () => renew(account, subscription) },
  ]);
}

function ofInvoices(account: StripeAccount): Due[] {
  const open = account.all('invoice').filter(({ status }) => status === 'open');
  return open.flatMap((invoice) =>
    invoice.next_payment_attempt === null
      ? []
      : [{ at: invoice.next_payment_attempt, act: () => collectPayment(account, invoice) }],
  );
}

function ofCheckouts(account: StripeAccount): Due[] {
  const open = account.all('checkout.session').filter(({ status }) => status === 'open');
  return open.map((session) => ({
    at: session.expires_at,
    act: () => {
      session.status = 'expired';
      session.url = null;
      account.tell('checkout.session.expired', session);
    },
  }));
}
