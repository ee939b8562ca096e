import { AccountGone } from '#core/errors.ts';
import type { Database, Id, Instant } from './database.ts';

/**
 * Locks the user's row in both databases, which serialises transactions about one user.
 * @returns undefined: no such user
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
 * A transaction during which the account stays open.
 * @throws AccountGone
 */
export const inOpenAccount = <T>(db: Database, userId: Id, work: (trx: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    if (user?.deleted_at !== null) throw new AccountGone();
    return work(trx);
  });
