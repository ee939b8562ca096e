import { Stripe } from 'stripe';
import type { Clock } from '#core/clock.ts';
import { ForgedEvent, type PaymentEvent, type Payments } from '../payments.ts';
import { idOf } from './from-stripe.ts';

const TOLERANCE_S = 300;

const ABOUT_CUSTOMER: ReadonlySet<string> = new Set<Stripe.Event['type']>([
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
]);
const ABOUT_CHARGE: ReadonlySet<string> = new Set<Stripe.Event['type']>([
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.updated',
  'charge.refunded',
  'refund.failed',
]);

/**
 * Verifies signatures (https://docs.stripe.com/webhooks/signature). Events may have another API version: only
 * fields of every version are read.
 */
export function eventReader(secrets: string[], clock: Clock): Payments['readEvent'] {
  return (body, signature = '') => {
    const payload = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    const receivedAt = clock.now().getTime();
    let refusal: unknown;
    for (const secret of secrets) {
      try {
        return concerning(
          Stripe.webhooks.constructEvent(payload, signature, secret, TOLERANCE_S, undefined, receivedAt),
        );
      } catch (error) {
        refusal = error;
      }
    }
    throw new ForgedEvent('not an event that Stripe has signed within five minutes', { cause: refusal });
  };
}

function concerning({ id, type, data }: Stripe.Event): PaymentEvent | undefined {
  const object = data.object as { id: string; object: string; customer?: Reference; charge?: Reference };
  if (ABOUT_CUSTOMER.has(type) && object.customer)
    return { id, type, about: { customerId: idOf(object.customer) } };
  const charge = object.object === 'charge' ? object : object.charge;
  if (ABOUT_CHARGE.has(type) && charge) return { id, type, about: { chargeId: idOf(charge) } };
  return undefined;
}

type Reference = string | { id: string } | null;
