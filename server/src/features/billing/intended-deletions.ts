import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database, Id } from '#db/database.ts';
import type { Payments } from '#providers/payments/payments.ts';
import { findCustomer, findUserOfCustomer } from './customers-store.ts';
import { dropEvent, INTENDED_DELETION, storeEvent } from './events-store.ts';
import { forgetCustomer } from './forget-customer.ts';

/** Longer than the call itself takes with a payment service that hangs. */
const FINISH_AFTER_MS = 2 * 60_000;

interface DeletionParts {
  db: Database;
  clock: Clock;
  payments: Payments | undefined;
}

/**
 * Ends what a user pays for, before the account goes. That it is to go is in the inbox before, and leaves it with the
 * account: where what follows fails, or the process dies, the deletion is finished from there, since nobody may be
 * left who has an account and no subscription any more.
 * @throws AppError `upstream-failed` when something may still be charged: then nothing is to be deleted
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

/** @param closeAccount deletes the account of a user from whom nothing is charged any more */
export async function finishIntendedDeletion(
  parts: DeletionParts & { closeAccount: (userId: Id) => Promise<void> },
  customerId: string,
): Promise<void> {
  const userId = await findUserOfCustomer(parts.db, customerId);
  if (!userId) return;
  await forgetCustomer(parts, userId);
  await parts.closeAccount(userId);
}
