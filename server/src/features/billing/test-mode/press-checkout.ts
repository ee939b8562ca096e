import { newId, type Database } from '#db/database.ts';
import { deliverEvent, type DeliverParts } from './deliver-event.ts';
import { TEST_PRICES } from './test-payments.ts';
import { insertSubscription, endCheckout, type TestCheckout } from './test-store.ts';
import { periodAfter } from './test-subscription.ts';

export async function payCheckout(parts: DeliverParts, checkout: TestCheckout): Promise<void> {
  const now = parts.clock.now().getTime();
  const isPaid = await parts.db.transaction().execute(async (trx) => {
    if (!(await endCheckout(trx, checkout.id, 'paid'))) return false;
    await beginSubscription(trx, checkout, now);
    return true;
  });
  const { customer_id: customerId } = checkout;
  if (isPaid) await deliverEvent(parts, { type: 'checkout.completed', customerId });
}

async function beginSubscription(trx: Database, checkout: TestCheckout, now: number): Promise<void> {
  const interval = checkout.price_id === TEST_PRICES.year ? 'year' : 'month';
  await insertSubscription(trx, {
    id: `test_subscription_${newId()}`,
    customer_id: checkout.customer_id,
    interval,
    status: 'active',
    period_start: now,
    period_end: periodAfter(now, interval),
    cancels_at_period_end: 0,
    ended_at: null,
    created_at: now,
  });
}
