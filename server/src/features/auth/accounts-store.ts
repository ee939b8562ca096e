import { newId, type Database, type Id, type Instant, type Row } from '#db/database.ts';

export type Account = Pick<Row<'users'>, 'id' | 'email' | 'password_hash' | 'verified_at' | 'token_version'>;

export const emailKey = (email: string): string => email.trim().toLowerCase();

export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'verified_at', 'token_version'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

export async function findAddress(db: Database, userId: Id): Promise<string | undefined> {
  const account = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return account?.email;
}

export async function findAndLockAccount(db: Database, email: string): Promise<Account | undefined> {
  return db
    .updateTable('users')
    .set((eb) => ({ token_version: eb.ref('token_version') }))
    .where('email_key', '=', emailKey(email))
    .returning(['id', 'email', 'password_hash', 'verified_at', 'token_version'])
    .executeTakeFirst();
}

/**
 * Creates an unverified account and locks its row; until verification the latest password counts.
 * @returns undefined where the address is verified already: nothing changed
 */
export async function claimAddress(
  db: Database,
  given: { email: string; passwordHash: string; trials: number; now: Instant },
): Promise<Id | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      id: newId(),
      email: given.email,
      email_key: emailKey(given.email),
      password_hash: given.passwordHash,
      verified_at: null,
      token_version: 1,
      trials: given.trials,
      subscription_ends_at: null,
      subscription_id: null,
      created_at: given.now,
    })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ email: given.email, password_hash: given.passwordHash })
        .where('users.verified_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function markVerified(db: Database, userId: Id, now: Instant): Promise<string> {
  const { email } = await db
    .updateTable('users')
    .set((eb) => ({ verified_at: eb.fn.coalesce('verified_at', eb.val(now)) }))
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return email;
}

/**
 * Ends every token.
 * @returns the address
 */
export async function setPassword(db: Database, userId: Id, passwordHash: string): Promise<string> {
  const { email } = await db
    .updateTable('users')
    .set((eb) => ({ password_hash: passwordHash, token_version: eb('token_version', '+', 1) }))
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return email;
}

export async function replacePassword(
  db: Database,
  { userId, from, to }: { userId: Id; from: string; to: string },
): Promise<boolean> {
  const replaced = await db
    .updateTable('users')
    .set((eb) => ({ password_hash: to, token_version: eb('token_version', '+', 1) }))
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return replaced.numUpdatedRows > 0n;
}

export async function endTokens(db: Database, userId: Id): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}
