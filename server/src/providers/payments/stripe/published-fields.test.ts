import { expect, test } from 'vitest';
import { ManualClock } from '#testing/manual-clock.ts';
import { newCustomer } from '#testing/stripe-server/objects/customer.ts';
import { newPrice } from '#testing/stripe-server/objects/price.ts';
import { newCheckoutSession, newPortalSession } from '#testing/stripe-server/objects/sessions.ts';
import { StripeAccount } from '#testing/stripe-server/stripe-account.ts';
import { begin } from '#testing/stripe-server/subscription-life.ts';
import { dispute, refund } from '#testing/stripe-server/withdraw-payment.ts';
import published from '#testing/stripe-server/published-fields.json' with { type: 'json' };

/** Fields in Stripe's examples of August 2026; optional or gone in the pinned version. */
const LEFT_OUT: Record<string, string[]> = {
  charge: ['refunds'],
  'checkout.session': ['phone_number_collection'],
  dispute: ['payment_method_details'],
  invoice: ['subscription'],
  payment_intent: ['amount_details'],
  refund: ['destination_details'],
};
/** Fields of the pinned version only. */
const NEWER: Record<string, string[]> = {
  'checkout.session': ['allowed_payment_method_types'],
  dispute: ['intended_submission_method'],
  payment_intent: ['allowed_payment_method_types', 'payment_record'],
  subscription_item: ['current_trial'],
};

function objects(): Record<string, Record<string, unknown>> {
  const account = new StripeAccount(new ManualClock());
  const customer = account.keep(newCustomer(account, { email: 'ada@example.com', metadata: {} }));
  const price = account.keep(newPrice(account, { id: 'price_1', interval: 'year', amount: 28_800 }));
  const subscription = begin(account, { customer: customer.id, price });
  const [charge] = account.all('charge');
  if (!charge) throw new Error('nothing was charged');
  dispute(account, charge);
  refund(account, charge);
  const ofKind = Object.fromEntries(
    (['invoice', 'invoice_payment', 'payment_intent', 'refund', 'dispute'] as const).map((kind) => [
      kind,
      account.all(kind)[0],
    ]),
  );
  const page = { customer: customer.id, origin: 'https://pay.example' };
  const checkout = { ...page, price, clientReferenceId: null, successUrl: page.origin, cancelUrl: null };
  const all = {
    ...ofKind,
    customer,
    price,
    subscription,
    charge,
    subscription_item: subscription.items.data[0],
    event: account.events[0],
    'checkout.session': newCheckoutSession(account, checkout),
    'billing_portal.session': newPortalSession(account, { ...page, returnUrl: page.origin }),
  };
  return JSON.parse(JSON.stringify(all)) as Record<string, Record<string, unknown>>;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

test.each(Object.entries(published))(
  'a %s has the fields that Stripe publishes, of their types',
  (kind, fields) => {
    const object = objects()[kind] ?? {};
    const expected = [...Object.keys(fields), ...(NEWER[kind] ?? [])].filter(
      (name) => !LEFT_OUT[kind]?.includes(name),
    );
    expect(Object.keys(object).toSorted()).toEqual(expected.toSorted());
    for (const [name, type] of Object.entries(fields))
      if (object[name] != null && type !== 'null') expect([name, typeOf(object[name])]).toEqual([name, type]);
  },
);
