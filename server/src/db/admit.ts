import { AppError } from '#core/errors.ts';
import type { Database, Id } from './database.ts';
import { inOpenAccount } from './lock-user.ts';
import type { Restorable } from './restorable.ts';

interface Room {
  userId: Id;
  /** How many rows a user may have; deleted ones do not count. */
  most: number;
  /** What somebody is told who has as many. */
  tooMany: string;
}

/**
 * Gives a user another row of a table if there is room for it, also when calls are concurrent.
 * @param add called in the transaction that has counted
 * @throws AppError `conflict` when the user has as many as they may have; AccountGone
 */
export async function admit<Added>(
  db: Database,
  table: Restorable,
  { userId, most, tooMany }: Room,
  add: (trx: Database) => Promise<Added>,
): Promise<Added> {
  return inOpenAccount(db, userId, async (trx) => {
    const { rows } = await trx
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('rows'))
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(rows) >= most) throw new AppError('conflict', tooMany);
    return add(trx);
  });
}
