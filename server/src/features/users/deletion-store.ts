import type { Database, Id, Instant, Row } from '#db/database.ts';

/**
 * Ends tokens, frees the address and anonymises the row, kept until sessions are erased.
 * @returns the account as it was; undefined: closed before
 */
export async function closeAccount(
  trx: Database,
  userId: Id,
  now: Instant,
): Promise<Pick<Row<'users'>, 'email' | 'trials'> | undefined> {
  await trx
    .updateTable('users')
    .set((eb) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  const open = await trx
    .selectFrom('users')
    .select(['email', 'trials'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!open) return undefined;
  await trx
    .updateTable('users')
    .set({
      deleted_at: now,
      email: '',
      email_key: `deleted ${userId}`,
      password_hash: '',
      trials: 0,
      subscription_ends_at: null,
      subscription_id: null,
      subscription_state: null,
      subscription_interval: null,
    })
    .where('id', '=', userId)
    .execute();
  return open;
}
