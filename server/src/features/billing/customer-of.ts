import type { Clock } from '#core/clock.ts';
import { AccountGone } from '#core/errors.ts';
import type { Database, Id } from '#db/database.ts';
import type { Payments } from '#providers/payments/payments.ts';
import { findCustomer, findEmail, storeCustomer, replaceCustomer, type Customer } from './customers-store.ts';

interface CustomerParts {
  db: Database;
  clock: Clock;
  payments: Payments;
}

export async function customerOf(parts: CustomerParts, userId: Id): Promise<Customer> {
  const known = await findCustomer(parts.db, userId);
  if (known) return known;
  const customerId = await makeCustomer(parts, userId);
  try {
    return await storeCustomer(parts.db, { userId, customerId, now: parts.clock.now().getTime() });
  } catch (error) {
    if (error instanceof AccountGone) await parts.payments.deleteCustomer(customerId);
    throw error;
  }
}

export async function isReplaced(parts: CustomerParts, refused: Customer): Promise<boolean> {
  const customerId = await makeCustomer(parts, refused.user_id);
  if (customerId === refused.customer_id) return false;
  await replaceCustomer(parts.db, refused, customerId);
  return true;
}

async function makeCustomer({ db, payments }: CustomerParts, userId: Id): Promise<string> {
  const email = await findEmail(db, userId);
  if (email === undefined) throw new AccountGone();
  return payments.createCustomer({ userId, email });
}
