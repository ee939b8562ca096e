import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database, Id } from '#db/database.ts';
import type { Payments } from '#providers/payments/payments.ts';
import { findCustomer, findEmail, storeCustomer, replaceCustomer, type Customer } from './customers-store.ts';

interface CustomerParts {
  db: Database;
  clock: Clock;
  payments: Payments;
}

/**
 * The customer that a user is at the service, made when there is none.
 * @throws AppError `unauthenticated` when the account is gone
 * @throws PaymentsFailed
 */
export async function customerOf(parts: CustomerParts, userId: Id): Promise<Customer> {
  const known = await findCustomer(parts.db, userId);
  if (known) return known;
  const customerId = await makeCustomer(parts, userId);
  await storeCustomer(parts.db, { userId, customerId, now: parts.clock.now().getTime() });
  const kept = await findCustomer(parts.db, userId);
  if (kept) return kept;
  await parts.payments.deleteCustomer(customerId); // the account was deleted meanwhile
  throw new AppError('unauthenticated', MESSAGES.notSignedIn);
}

/**
 * For a customer that the service refuses: it may have been deleted there, or be another account's, that of its
 * test mode say. Then the one that it names now takes the place.
 * @returns false when it names the same one
 */
export async function isReplaced(parts: CustomerParts, refused: Customer): Promise<boolean> {
  const customerId = await makeCustomer(parts, refused.user_id);
  if (customerId === refused.customer_id) return false;
  await replaceCustomer(parts.db, refused, customerId);
  return true;
}

async function makeCustomer({ db, payments }: CustomerParts, userId: Id): Promise<string> {
  const email = await findEmail(db, userId);
  if (email === undefined) throw new AppError('unauthenticated', MESSAGES.notSignedIn);
  return payments.createCustomer({ userId, email });
}
