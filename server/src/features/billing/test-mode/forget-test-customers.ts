import type { Database, Id } from '#db/database.ts';
import { accessOf } from '../access.ts';
import { dropCustomer, findUsersOfCustomers } from '../customers-store.ts';
import { storeSubscriptions, writeAccess } from '../subscriptions-store.ts';
import { TEST_CUSTOMER } from './test-payments.ts';
import { deleteAllTests } from './test-store.ts';

export async function forgetTestCustomers(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const userId of await findUsersOfCustomers(trx, TEST_CUSTOMER)) await forgetTester(trx, userId);
    await deleteAllTests(trx);
  });
}

async function forgetTester(trx: Database, userId: Id): Promise<void> {
  await writeAccess(trx, userId, accessOf([]));
  await storeSubscriptions(trx, userId, []);
  await dropCustomer(trx, userId);
}
