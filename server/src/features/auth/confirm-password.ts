import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import { findOwnAccount, type Account } from './accounts-store.ts';
import type { PasswordHasher } from './password-hasher.ts';

/**
 * Makes sure that a signed-in user is the one who knows the password: a stolen token does not tell it.
 * @throws AppError `bad-request` for a wrong one
 */
export async function confirmPassword(
  { db, hasher }: { db: Database; hasher: PasswordHasher },
  { userId, password }: { userId: Id; password: string },
): Promise<Account> {
  const account = await findOwnAccount(db, userId);
  const matches = await hasher.matches(account?.password_hash, password);
  if (!account || !matches) throw new AppError('bad-request', MESSAGES.incorrectPassword);
  return account;
}
