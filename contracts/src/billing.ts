import { z } from 'zod';
import { User } from './accounts.ts';
import { CHECKOUT, SUBSCRIPTION_REFRESH } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { Text } from './text.ts';

const Address = z.object({ url: z.url().or(z.string().startsWith('/')) });
const Name = Text.min(1).max(255);

export const Plan = z.object({
  interval: z.enum(['year', 'month']),
  price_id: z.string(),
  amount: z.number(),
  per: z.literal('month'),
});

/** 503 where billing is not configured. */
export const listPlans = defineEndpoint({
  method: 'GET',
  path: '/utils/plans',
  summary: 'What Pro costs, and whether paying is only a test here',
  access: 'public',
  reply: z.object({ plans: z.array(Plan), test_mode: z.boolean() }),
});

/** Leads subscribers to the portal instead. */
export const createCheckout = defineEndpoint({
  method: 'POST',
  path: '/utils/create-checkout-session/',
  summary: 'Open a checkout for one of the plans',
  access: 'user',
  budgets: CHECKOUT,
  query: z.object({ price_id: Name }),
  reply: Address.extend({ leads_to: z.enum(['checkout', 'portal']) }),
});

/** 404 for a subscription that is not the caller's. */
export const createPortal = defineEndpoint({
  method: 'POST',
  path: '/utils/create-portal-session',
  summary: 'Open the page where a subscription is managed',
  access: 'user',
  budgets: CHECKOUT,
  body: z.object({ subscription_id: Name }),
  reply: Address,
});

/** Called after a checkout, before its webhook, and at the end of a paid period. */
export const refreshSubscription = defineEndpoint({
  method: 'POST',
  path: '/utils/refresh-subscription',
  summary: 'Ask the payment service how the subscription of the signed-in user stands',
  access: 'user',
  budgets: SUBSCRIPTION_REFRESH,
  reply: User,
});

/**
 * Raw body, since its bytes are signed. 200 once stored; 400 for a forged one or one older than 5 minutes.
 */
export const stripeWebhook = defineEndpoint({
  method: 'POST',
  path: '/utils/stripe-webhook',
  summary: 'Take an event of the payment service',
  access: 'signed',
  bodyType: 'raw',
  body: z.instanceof(Uint8Array),
  reply: z.object({ received: z.literal(true) }),
});
