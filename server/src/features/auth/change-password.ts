import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database, Id } from '#db/database.ts';
import { inOpenAccount } from '#db/lock-user.ts';
import type { Revocations } from '#http/revocation.ts';
import type { AccountMails } from './account-mails.ts';
import { replacePassword } from './accounts-store.ts';
import type { CheckPassword } from './check-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { useLinksUp, wayBackLink } from './email-links-store.ts';
import type { PasswordHasher } from './password-hasher.ts';

/**
 * Replaces the password, ends all tokens and reset links, and mails a link that undoes it.
 * @throws AppError `bad-request` for a wrong current password, `invalid` for the same one; AccountGone
 */
export async function changeOwnPassword(
  parts: {
    db: Database;
    clock: Clock;
    hasher: PasswordHasher;
    checkPassword: CheckPassword;
    mails: AccountMails;
    revocations: Pick<Revocations, 'tell'>;
  },
  given: { userId: Id; currentPassword: string; newPassword: string },
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, hasher, mails, revocations } = parts;
  const { userId, newPassword } = given;
  const account = await confirmPassword(parts, { userId, password: given.currentPassword }, signal);
  if (await hasher.matches(account.password_hash, newPassword)) {
    throw new AppError('invalid', SERVER_MESSAGES.samePassword);
  }
  const passwordHash = await hasher.hash(newPassword);
  const now = clock.now().getTime();
  await inOpenAccount(db, userId, async (trx) => {
    const isReplaced = await replacePassword(trx, { userId, from: account.password_hash, to: passwordHash });
    if (!isReplaced) throw new AppError('bad-request', MESSAGES.incorrectPassword);
    await useLinksUp(trx, { userId, purpose: 'reset-password', now });
    await mails.passwordChanged(trx, account.email, { token: await wayBackLink(trx, { userId, now }) });
  });
  revocations.tell(userId);
  mails.sendSoon();
}
