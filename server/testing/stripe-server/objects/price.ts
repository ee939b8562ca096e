import { Stripe } from 'stripe';
import type { StripeAccount } from '../stripe-account.ts';

export interface PriceGiven {
  id: string;
  interval: 'year' | 'month';
  /** Cents. */
  amount: number;
  currency?: string;
  active?: boolean;
}

export function newPrice(account: StripeAccount, given: PriceGiven): Stripe.Price {
  return {
    id: given.id,
    object: 'price',
    active: given.active ?? true,
    billing_scheme: 'per_unit',
    created: account.now,
    currency: given.currency ?? 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: 'prod_pro',
    recurring: {
      interval: given.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: given.amount,
    unit_amount_decimal: Stripe.Decimal.from(given.amount),
  };
}

/** Older shape, still on subscription items. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
