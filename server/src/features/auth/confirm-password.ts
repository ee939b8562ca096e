import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AccountGone, AppError } from '#core/errors.ts';
import type { Database, Id } from '#db/database.ts';
import { findAddress, type Account } from './accounts-store.ts';
import type { CheckPassword } from './check-password.ts';

/**
 * Asks again for the password, which a stolen token lacks.
 * @throws AppError `bad-request` for a wrong one; AccountGone
 */
export async function confirmPassword(
  { db, checkPassword }: { db: Database; checkPassword: CheckPassword },
  { userId, password }: { userId: Id; password: string },
  signal: AbortSignal,
): Promise<Account> {
  const email = await findAddress(db, userId);
  if (!email) throw new AccountGone();
  const account = await checkPassword({ email, password }, signal);
  if (!account || account.id !== userId) throw new AppError('bad-request', MESSAGES.incorrectPassword);
  return account;
}
