import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import type { Database, Id } from '#db/database.ts';
import { PaymentsFailed, type Payments } from '#providers/payments/payments.ts';
import { findCustomer } from './customers-store.ts';
import { deleteEventsOf } from './events-store.ts';
import { hasManagedSubscription } from './subscriptions-store.ts';

export async function forgetCustomer(
  { db, payments }: { db: Database; payments: Payments | undefined },
  userId: Id,
): Promise<void> {
  const customer = await findCustomer(db, userId);
  if (!customer) return;
  try {
    if (!payments) return await refuseIfPaying(db, userId);
    if (customer.checkout_id) await payments.closeCheckout(customer.checkout_id);
    await payments.deleteCustomer(customer.customer_id);
    await deleteEventsOf(db, customer.customer_id);
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error;
    throw new AppError('upstream-failed', SERVER_MESSAGES.cancelFailed, { cause: error });
  }
}

async function refuseIfPaying(db: Database, userId: Id): Promise<void> {
  if (await hasManagedSubscription(db, userId))
    throw new AppError('upstream-failed', SERVER_MESSAGES.cancelFailed);
}
