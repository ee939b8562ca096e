import type { Database, Id, Instant, Row } from '#db/database.ts';
import { inOpenAccount } from '#db/lock-user.ts';

export type Customer = Row<'customers'>;

export async function findCustomer(db: Database, userId: Id): Promise<Customer | undefined> {
  return db.selectFrom('customers').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function findUserOfCustomer(db: Database, customerId: string): Promise<Id | undefined> {
  const customer = await db
    .selectFrom('customers')
    .select('user_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return customer?.user_id;
}

export async function findUsersOfCustomers(db: Database, beginning: string): Promise<Id[]> {
  const customers = await db
    .selectFrom('customers')
    .select('user_id')
    .where('customer_id', 'like', `${beginning}%`)
    .execute();
  return customers.map(({ user_id }) => user_id);
}

export async function dropCustomer(db: Database, userId: Id): Promise<void> {
  await db.deleteFrom('customers').where('user_id', '=', userId).execute();
}

export async function findEmail(db: Database, userId: Id): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return user?.email;
}

/**
 * Keeps an existing customer.
 * @returns the stored one
 * @throws AccountGone
 */
export async function storeCustomer(
  db: Database,
  { userId, customerId, now }: { userId: Id; customerId: string; now: Instant },
): Promise<Customer> {
  return inOpenAccount(db, userId, async (trx) => {
    await trx
      .insertInto('customers')
      .values({ user_id: userId, customer_id: customerId, looks: 0, applied_look: 0, created_at: now })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    return trx.selectFrom('customers').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
  });
}

export async function replaceCustomer(db: Database, previous: Customer, customerId: string): Promise<void> {
  await db
    .updateTable('customers')
    .set({ customer_id: customerId, checkout_id: null })
    .where('user_id', '=', previous.user_id)
    .where('customer_id', '=', previous.customer_id)
    .execute();
}

export async function replaceCheckout(
  db: Database,
  { customer_id, checkout_id: previous }: Customer,
  next: string,
): Promise<boolean> {
  const updated = await db
    .updateTable('customers')
    .set({ checkout_id: next })
    .where('customer_id', '=', customer_id)
    .where('checkout_id', previous === null ? 'is' : '=', previous)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

export interface Reconciliation {
  userId: Id;
  customerId: string;
  ticket: number;
}

export async function beginReconciliation(db: Database, userId: Id): Promise<Reconciliation | undefined> {
  const customer = await db
    .updateTable('customers')
    .set((eb) => ({ looks: eb('looks', '+', 1) }))
    .where('user_id', '=', userId)
    .returning(['customer_id', 'looks'])
    .executeTakeFirst();
  return customer && { userId, customerId: customer.customer_id, ticket: customer.looks };
}

export async function finishReconciliation(
  db: Database,
  { userId, customerId, ticket }: Reconciliation,
): Promise<boolean> {
  const updated = await db
    .updateTable('customers')
    .set({ applied_look: ticket })
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .where('applied_look', '<', ticket)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
