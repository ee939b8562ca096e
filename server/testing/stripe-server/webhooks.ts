import { Stripe } from 'stripe';

export interface SignedEvent {
  body: string;
  /** `Stripe-Signature`. */
  signature: string;
}

/** @param at seconds */
export function sign(event: Stripe.Event, secret: string, at: number): SignedEvent {
  const body = JSON.stringify(event, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at });
  return { body, signature };
}
