import type { Database } from '#db/database.ts';
import { TEST_CUSTOMER } from './test-payments.ts';

/** For a server that nobody tries out any more: what was bought in the test checkout gives nothing from now on. */
export async function forgetTestCustomers(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const testers = await trx
      .selectFrom('customers')
      .select('user_id')
      .where('customer_id', 'like', `${TEST_CUSTOMER}%`)
      .execute();
    for (const { user_id } of testers) await forgetTester(trx, user_id);
    for (const table of ['test_checkouts', 'test_portals', 'test_subscriptions'] as const) {
      await trx.deleteFrom(table).execute();
    }
  });
}

async function forgetTester(trx: Database, userId: string): Promise<void> {
  const nothing = { subscription_ends_at: null, subscription_id: null };
  await trx
    .updateTable('users')
    .set({ ...nothing, subscription_state: null, subscription_interval: null })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('subscriptions').where('user_id', '=', userId).execute();
  await trx.deleteFrom('customers').where('user_id', '=', userId).execute();
}
