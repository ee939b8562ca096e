import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AppError } from '#core/errors.ts';
import type { Database } from '#db/database.ts';
import type { AccessTokens } from './access-tokens.ts';
import { findAccount } from './accounts-store.ts';
import type { PasswordHasher } from './password-hasher.ts';

/**
 * @returns an access token
 * @throws AppError `bad-request` alike, and after the same work, for an unknown address and a wrong
 *   password; `forbidden` before verification, told only to who knows the password
 */
export async function signIn(
  parts: { db: Database; hasher: PasswordHasher; tokens: AccessTokens },
  given: { email: string; password: string },
): Promise<string> {
  const account = await findAccount(parts.db, given.email);
  const matches = await parts.hasher.matches(account?.password_hash, given.password);
  if (!account || !matches) throw new AppError('bad-request', MESSAGES.incorrectSignIn);
  if (account.verified_at === null) throw new AppError('forbidden', MESSAGES.verifyFirst);
  return parts.tokens.issue({ userId: account.id, version: account.token_version });
}
