import { newId, type Database, type Id, type Instant, type Row } from '#db/database.ts';

export type Account = Pick<Row<'users'>, 'id' | 'email' | 'password_hash' | 'verified_at' | 'token_version'>;

/** What addresses are compared by: without regard to case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'verified_at', 'token_version'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** @returns the address of an account; undefined when it is closed, or gone */
export async function findAddress(db: Database, userId: Id): Promise<string | undefined> {
  const account = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return account?.email;
}

/** As {@link findAccount}, and locks its row as `lockUser` does: what is found stays true until the transaction ends. */
export async function findAndLockAccount(db: Database, email: string): Promise<Account | undefined> {
  return db
    .updateTable('users')
    .set((eb) => ({ token_version: eb.ref('token_version') }))
    .where('email_key', '=', emailKey(email))
    .returning(['id', 'email', 'password_hash', 'verified_at', 'token_version'])
    .executeTakeFirst();
}

/** Of these users those that are there, with the version that their tokens must carry. */
export async function findTokenHolders(
  db: Database,
  ids: readonly Id[],
): Promise<Pick<Row<'users'>, 'id' | 'token_version' | 'subscription_ends_at'>[]> {
  return db
    .selectFrom('users')
    .select(['id', 'token_version', 'subscription_ends_at'])
    .where('id', 'in', ids)
    .execute();
}

/**
 * Makes an account that waits for its verification. While nobody has verified the address, the
 * latest password counts. Locks the row until the transaction ends.
 * @returns the account's id; undefined when the address is verified already, and nothing changed
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

/** What is verified stays so since then. @returns the account's address */
export async function markVerified(db: Database, userId: Id, now: Instant): Promise<string> {
  const { email } = await db
    .updateTable('users')
    .set((eb) => ({ verified_at: eb.fn.coalesce('verified_at', eb.val(now)) }))
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return email;
}

/** Also ends every token of the account. @returns the account's address */
export async function setPassword(db: Database, userId: Id, passwordHash: string): Promise<string> {
  const { email } = await db
    .updateTable('users')
    .set((eb) => ({ password_hash: passwordHash, token_version: eb('token_version', '+', 1) }))
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return email;
}

/**
 * As {@link setPassword}, unless the password is another one than `from` by now.
 * @param from the hash that is to be replaced by `to`
 * @returns whether it was replaced
 */
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
