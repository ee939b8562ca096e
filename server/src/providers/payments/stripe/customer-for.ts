import type { Stripe } from 'stripe';
import type { Clock } from '#core/clock.ts';

/**
 * Creates a user's customer once: parallel calls share an idempotency key. Stripe replays a key's first
 * answer for a day, even an error, so keys change hourly.
 */
export async function customerFor(
  stripe: Stripe,
  user: { userId: string; email: string },
  clock: Clock,
): Promise<string> {
  for await (const customer of stripe.customers.list({ email: user.email, limit: 100 }))
    if (customer.metadata['user_id'] === user.userId) return customer.id;
  const hour = clock.now().toISOString().slice(0, 13);
  const customer = await stripe.customers.create(
    { email: user.email, metadata: { user_id: user.userId } },
    { idempotencyKey: `customer-${user.userId}-${hour}` },
  );
  return customer.id;
}
