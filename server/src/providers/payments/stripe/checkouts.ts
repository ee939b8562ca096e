import type { Stripe } from 'stripe';
import { PaymentsFailed, type CheckoutWanted } from '../payments.ts';
import { isRefused, unlessMissing } from './from-stripe.ts';

interface OpenCheckout {
  id: string;
  url: string;
}

export async function openCheckout(stripe: Stripe, wanted: CheckoutWanted): Promise<OpenCheckout> {
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: wanted.customerId,
      client_reference_id: wanted.userId,
      line_items: [{ price: wanted.priceId, quantity: 1 }],
      success_url: wanted.successUrl,
      cancel_url: wanted.cancelUrl,
    },
    { idempotencyKey: wanted.key },
  );
  if (url === null) throw new PaymentsFailed('Stripe opened a checkout without a page', { retryable: false });
  return { id, url };
}

export async function findOpenCheckout(
  stripe: Stripe,
  id: string,
): Promise<(OpenCheckout & { priceId: string }) | undefined> {
  const session = await unlessMissing(stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] }));
  const priceId = session?.line_items?.data[0]?.price?.id;
  if (session?.status !== 'open' || session.url === null || priceId === undefined) return undefined;
  return { id, url: session.url, priceId };
}

/** Stripe gives the same error for paid and for expired pages. */
export async function closeCheckout(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(id);
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    const session = await unlessMissing(stripe.checkout.sessions.retrieve(id));
    if (session?.status === 'open') throw error;
    return session?.status !== 'complete';
  }
}
