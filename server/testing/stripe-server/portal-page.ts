import type { Stripe } from 'stripe';
import { end, isOf } from './end-subscription.ts';
import { collectPayment } from './collect-payment.ts';
import { page, type PageAnswer } from './page.ts';
import type { StripeAccount } from './stripe-account.ts';
import { cancelAtPeriodEnd, resume } from './subscription-life.ts';

const ACTIONS: Record<string, (account: StripeAccount, subscription: Stripe.Subscription) => void> = {
  cancel: cancelAtPeriodEnd,
  'cancel-now': end,
  resume,
  'pay-with-another-card': payOpenInvoices,
};

/**
 * Hosted portal.
 * @param action pressed button
 */
export function portalPage(account: StripeAccount, id: string, action: string | undefined): PageAnswer {
  const session = account.find('billing_portal.session', id);
  if (!session) return page('This link does not work any more.', '', 410);
  const running = account
    .all('subscription')
    .filter((each) => each.customer === session.customer && each.ended_at === null);
  const act = ACTIONS[action ?? ''];
  if (act) {
    for (const subscription of running) act(account, subscription);
    return { redirect: session.url };
  }
  const buttons = Object.keys(ACTIONS).map(
    (name) => `<button name="action" value="${name}">${name}</button>`,
  );
  const states = running.map(
    ({ status, cancel_at }) => `<p>${status}${cancel_at === null ? '' : ', ends'}</p>`,
  );
  return page(
    'Your subscription',
    `${states.join('')}<form method="post">${buttons.join('')}</form><a href="${session.return_url ?? ''}">Back</a>`,
  );
}

export function payOpenInvoices(account: StripeAccount, subscription: Stripe.Subscription): void {
  account.declined.delete(subscription.customer as string);
  for (const invoice of account.all('invoice'))
    if (invoice.status === 'open' && isOf(invoice, subscription)) collectPayment(account, invoice);
}
