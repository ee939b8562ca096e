import type { Stripe } from 'stripe';
import type { Clock } from '#core/clock.ts';

/**
 * The customer of a user: the one made before, else a new one. Calls at the same time share an idempotency key.
 * Stripe answers a key for a day with what it said first, even with an error or a customer deleted since,
 * so that each hour has another.
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
