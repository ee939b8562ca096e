import type { Stripe } from 'stripe';
import type { StripeAccount } from '../stripe-account.ts';

export interface CheckoutGiven {
  customer: string;
  clientReferenceId: string | null;
  price: Stripe.Price;
  successUrl: string;
  cancelUrl: string | null;
  /** Address of hosted pages. */
  origin: string;
}

/** Stripe's day of a checkout. */
const OPEN_FOR_S = 86_400;

export function newCheckoutSession(account: StripeAccount, given: CheckoutGiven): Stripe.Checkout.Session {
  const id = account.newId('cs_test');
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: given.price.unit_amount,
    amount_total: given.price.unit_amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: account.now,
    currency: given.price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: given.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: account.now + OPEN_FOR_S,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: {},
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: given.successUrl,
    total_details: null,
    ui_mode: 'hosted_page',
    url: `${given.origin}/c/pay/${id}`,
    wallet_options: null,
  };
}

/** Sent on request only. */
export function lineItemsOf(account: StripeAccount, price: Stripe.Price, session: string) {
  return {
    object: 'list',
    data: [
      {
        id: account.newId('li'),
        object: 'item',
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: price.unit_amount ?? 0,
        amount_tax: 0,
        amount_total: price.unit_amount ?? 0,
        currency: price.currency,
        description: 'Pro',
        metadata: {},
        price,
        quantity: 1,
      },
    ],
    has_more: false,
    url: `/v1/checkout/sessions/${session}/line_items`,
  } satisfies Stripe.ApiList<Stripe.LineItem>;
}

export function newPortalSession(
  account: StripeAccount,
  given: { customer: string; returnUrl: string | null; origin: string },
): Stripe.BillingPortal.Session {
  const id = account.newId('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_test',
    created: account.now,
    customer: given.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: given.returnUrl,
    url: `${given.origin}/p/session/${id}`,
  };
}
