import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database } from '#db/database.ts';
import type { Revocations } from '#http/revocation.ts';
import type { AccountMails } from './account-mails.ts';
import { setPassword, markVerified } from './accounts-store.ts';
import { findLink, redeemLink, useLinksUp, wayBackLink } from './email-links-store.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { forgetTries } from './sign-in-failures-store.ts';

/**
 * Sets a password by a mailed link, which also proves the address; ends all tokens and mails the owner.
 * @throws AppError `bad-request` for an unknown, expired, replaced or used link
 */
export async function setNewPassword(
  parts: {
    db: Database;
    clock: Clock;
    hasher: PasswordHasher;
    mails: AccountMails;
    revocations: Pick<Revocations, 'tell'>;
  },
  given: { token: string; newPassword: string },
): Promise<string> {
  const { db, clock, hasher, mails, revocations } = parts;
  const now = clock.now().getTime();
  const link = { token: given.token, purpose: 'reset-password', now } as const;

  await requireResetLink(parts, given.token); // a guess is not worth a hash
  const passwordHash = await hasher.hash(given.newPassword);
  const { userId, address } = await db.transaction().execute(async (trx) => {
    const redeemed = await redeemLink(trx, link);
    if (redeemed?.state !== 'live') throw dead();
    const { userId } = redeemed;
    const email = await setPassword(trx, userId, passwordHash);
    await markVerified(trx, userId, now);
    await useLinksUp(trx, { userId, purpose: 'verify-email', now });
    await forgetTries(trx, email);
    await mails.passwordChanged(trx, email, { token: await wayBackLink(trx, { userId, now }) });
    return { userId, address: email };
  });
  revocations.tell(userId);
  mails.sendSoon();
  return address;
}

export async function requireResetLink(
  { db, clock }: { db: Database; clock: Clock },
  token: string,
): Promise<void> {
  const link = await findLink(db, { token, purpose: 'reset-password', now: clock.now().getTime() });
  if (link?.state !== 'live') throw dead();
}

const dead = (): AppError => new AppError('bad-request', MESSAGES.resetLinkDead);
