import type { Database, Id, Instant } from './database.ts';

/**
 * Locks the user's row until the transaction ends, in both databases, so that transactions about one user are serialised.
 * @returns undefined: the user is gone
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
