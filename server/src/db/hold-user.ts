import type { Id, Instant } from './columns.ts';
import type { Database } from './database.ts';

/**
 * Makes parallel transactions about one user wait for each other, in both databases.
 * @returns undefined: the user is gone
 */
export async function holdUser(
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
