import type { Stripe } from 'stripe';
import type { StripeAccount } from '../stripe-account.ts';

export function newCustomer(
  account: StripeAccount,
  { email, metadata }: { email: string | null; metadata: Stripe.Metadata },
): Stripe.Customer {
  return {
    id: account.newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: account.now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: 'TEST',
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
