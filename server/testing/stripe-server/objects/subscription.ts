import type { Stripe } from 'stripe';
import type { StripeAccount } from '../stripe-account.ts';
import { planOf } from './price.ts';

export interface SubscriptionGiven {
  customer: string;
  price: Stripe.Price;
  /** Seconds; end of first period or trial. */
  periodEnd: number;
  isTrial: boolean;
}

export function newSubscription(account: StripeAccount, given: SubscriptionGiven): Stripe.Subscription {
  const id = account.newId('sub');
  const { now } = account;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: given.isTrial ? given.periodEnd : now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: given.price.currency,
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [newItem(account, id, given)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: given.isTrial ? 'trialing' : 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: given.isTrial ? given.periodEnd : null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: given.isTrial ? now : null,
  };
}

function newItem(
  account: StripeAccount,
  subscription: string,
  { price, periodEnd }: SubscriptionGiven,
): Stripe.SubscriptionItem {
  return {
    id: account.newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: account.now,
    current_period_end: periodEnd,
    current_period_start: account.now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}
