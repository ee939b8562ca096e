import { randomBytes } from 'node:crypto';
import type { Database, Instant, Row } from '#db/database.ts';
import type { TestSubscription } from './test-subscription.ts';

export type TestCheckout = Row<'test_checkouts'>;
export type TestPortal = Row<'test_portals'>;

export const unguessableId = (): string => randomBytes(32).toString('base64url');

export async function storeCheckout(db: Database, checkout: TestCheckout): Promise<TestCheckout> {
  await db
    .insertInto('test_checkouts')
    .values(checkout)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return db
    .selectFrom('test_checkouts')
    .selectAll()
    .where('key', '=', checkout.key)
    .executeTakeFirstOrThrow();
}

export async function findCheckout(db: Database, id: string): Promise<TestCheckout | undefined> {
  return db.selectFrom('test_checkouts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function endCheckout(db: Database, id: string, state: 'paid' | 'closed'): Promise<boolean> {
  const ended = await db
    .updateTable('test_checkouts')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

export async function insertPortal(db: Database, portal: TestPortal, now: Instant): Promise<void> {
  await db
    .deleteFrom('test_portals')
    .where('customer_id', '=', portal.customer_id)
    .where('expires_at', '<=', now)
    .execute();
  await db.insertInto('test_portals').values(portal).execute();
}

export async function findPortal(db: Database, id: string, now: Instant): Promise<TestPortal | undefined> {
  return db
    .selectFrom('test_portals')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function insertSubscription(db: Database, subscription: TestSubscription): Promise<void> {
  await db.insertInto('test_subscriptions').values(subscription).execute();
}

export async function findSubscriptions(db: Database, customerId: string): Promise<TestSubscription[]> {
  return db
    .selectFrom('test_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function changeSubscription(
  db: Database,
  { id, customerId }: { id: string; customerId: string },
  change: (subscription: TestSubscription) => TestSubscription,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const held = await trx
      .updateTable('test_subscriptions')
      .set((eb) => ({ status: eb.ref('status') }))
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .returningAll()
      .executeTakeFirst();
    if (held) await trx.updateTable('test_subscriptions').set(change(held)).where('id', '=', id).execute();
  });
}

const TABLES = ['test_checkouts', 'test_portals', 'test_subscriptions'] as const;

export async function deleteCustomer(db: Database, customerId: string): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).where('customer_id', '=', customerId).execute();
}

export async function deleteAllTests(db: Database): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).execute();
}
