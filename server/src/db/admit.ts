import { AppError } from '#core/errors.ts';
import type { Database, Id } from './database.ts';
import { inOpenAccount } from './lock-user.ts';
import type { Restorable } from './restorable.ts';

interface Room {
  userId: Id;
  most: number;
  tooMany: string;
}

/**
 * Adds a row if its user has room, without a race.
 * @param add runs in the transaction that counted
 * @throws AppError `conflict` without room; AccountGone
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
