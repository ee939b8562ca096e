import type { Stripe } from 'stripe';
import { page, type PageAnswer } from './page.ts';
import type { StripeAccount } from './stripe-account.ts';
import { begin } from './subscription-life.ts';

/**
 * Hosted checkout.
 * @param action pressed button
 */
export function checkoutPage(account: StripeAccount, id: string, action: string | undefined): PageAnswer {
  const session = account.find('checkout.session', id);
  const price = account.baskets.get(id);
  if (!session || !price || session.status !== 'open')
    return page('This checkout is not open any more.', '', 410);
  if (action === 'pay') {
    complete(account, session, price);
    return { redirect: session.success_url ?? '' };
  }
  const declined = action === 'decline' ? '<p role="alert">Your card was declined.</p>' : '';
  return page(
    `Pay ${(price.unit_amount ?? 0) / 100} ${price.currency} every ${price.recurring?.interval}`,
    `${declined}<form method="post"><button name="action" value="pay">Pay</button>
     <button name="action" value="decline">Pay with a card that is declined</button></form>
     <a href="${session.cancel_url ?? ''}">Back</a>`,
  );
}

function complete(account: StripeAccount, session: Stripe.Checkout.Session, price: Stripe.Price): void {
  const subscription = begin(account, { customer: session.customer as string, price });
  session.status = 'complete';
  session.payment_status = 'paid';
  session.url = null;
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
  session.success_url = session.success_url?.replace('{CHECKOUT_SESSION_ID}', session.id) ?? null;
  account.tell('checkout.session.completed', session);
}
