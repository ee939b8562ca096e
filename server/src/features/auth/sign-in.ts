import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { CheckPassword } from './check-password.ts';

/**
 * @throws AppError `bad-request`, after equal work, for an unknown address or wrong password; `forbidden`
 * before verification, with the right password only
 */
export async function signInUser(
  parts: { checkPassword: CheckPassword; tokens: AccessTokens },
  given: { email: string; password: string },
  signal: AbortSignal,
): Promise<string> {
  const account = await parts.checkPassword(given, signal);
  if (!account) throw new AppError('bad-request', SERVER_MESSAGES.incorrectSignIn);
  if (account.verified_at === null) throw new AppError('forbidden', MESSAGES.verifyFirst);
  return parts.tokens.issue({ userId: account.id, version: account.token_version });
}
