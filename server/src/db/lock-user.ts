import { AccountGone } from '#core/errors.ts';
import type { Database, Id, Instant } from './database.ts';

/**
 * Locks the user's row, so that transactions about one user run one after another.
 * @returns undefined for no such user
 */
export async function lockUser(
  trx: Database,
  userId: Id,
): Promise<{ email: string; deleted_at: Instant | null } | undefined> {
  return trx
    .updateTable('users')
    .set((eb) => ({ trials: eb.ref('trials') }))
    .where('id', '=', userId)
    .returning(['email', 'deleted_at'])
    .executeTakeFirst();
}

/**
 * The account stays open during the transaction.
 * @throws AccountGone
 */
export const inOpenAccount = <T>(db: Database, userId: Id, work: (trx: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    if (user?.deleted_at !== null) throw new AccountGone();
    return work(trx);
  });
