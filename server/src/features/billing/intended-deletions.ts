import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database, Id } from '#db/database.ts';
import type { Payments } from '#providers/payments/payments.ts';
import { findCustomer, findUserOfCustomer } from './customers-store.ts';
import { dropEvent, INTENDED_DELETION, storeEvent } from './events-store.ts';
import { forgetCustomer } from './forget-customer.ts';

/** Longer than a call with a hanging service. */
const FINISH_AFTER_MS = 2 * 60_000;

interface DeletionParts {
  db: Database;
  clock: Clock;
  payments: Payments | undefined;
}

/**
 * Cancels subscriptions before deletion. A stored event finishes the deletion after a crash: nobody may keep
 * an account whose subscription was ended.
 * @throws AppError `upstream-failed` when charges may continue: then nothing may be deleted
 */
export async function cancelForDeletion(parts: DeletionParts, userId: Id): Promise<void> {
  const { db, clock, payments } = parts;
  const customer = payments && (await findCustomer(db, userId));
  if (!customer) return forgetCustomer(parts, userId);
  const customerId = customer.customer_id;
  const intent = { id: `deletion:${customerId}`, type: INTENDED_DELETION, about: { customerId } };
  await storeEvent(db, intent, clock.now().getTime() + FINISH_AFTER_MS);
  try {
    await forgetCustomer(parts, userId);
  } catch (error) {
    if (error instanceof AppError) await dropEvent(db, intent.id); // the user is told that nothing was deleted
    throw error;
  }
}

export async function finishIntendedDeletion(
  parts: DeletionParts & { closeAccount: (userId: Id) => Promise<void> },
  customerId: string,
): Promise<void> {
  const userId = await findUserOfCustomer(parts.db, customerId);
  if (!userId) return;
  await forgetCustomer(parts, userId);
  await parts.closeAccount(userId);
}
