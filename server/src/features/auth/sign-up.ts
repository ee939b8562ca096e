import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { spentTrials } from '#db/spent-trials.ts';
import type { AccountMails } from './account-mails.ts';
import { claimAddress } from './accounts-store.ts';
import { replaceSignUpTicket, verificationLink } from './email-links-store.ts';
import type { PasswordHasher } from './password-hasher.ts';

export interface SignUpParts {
  db: Database;
  clock: Clock;
  hasher: PasswordHasher;
  mails: AccountMails;
  trials: number;
  secret: string;
}

/**
 * Creates an unverified account and mails its link; a verified address gets a mail instead, and the caller
 * learns nothing. Until verification the latest sign-up sets password and link, so an account made with a
 * stranger's address falls to the mailbox's owner; the mail names the replacement.
 */
export async function signUpUser(
  parts: SignUpParts,
  given: { email: string; password: string; ticket?: string | undefined },
): Promise<void> {
  const { db, clock, hasher, mails, secret } = parts;
  const passwordHash = await hasher.hash(given.password);
  const now = clock.now().getTime();
  await db.transaction().execute(async (trx) => {
    const trials = Math.max(0, parts.trials - (await spentTrials(trx, { email: given.email, secret })));
    const userId = await claimAddress(trx, { email: given.email, passwordHash, trials, now });
    if (!userId) return mails.alreadyVerified(trx, given.email);
    const { token, replaced } = await verificationLink(trx, { userId, now });
    await replaceSignUpTicket(trx, { userId, ticket: given.ticket, now });
    const sentFor = replaced ? 'another sign-up' : 'first sign-up';
    return mails.verification(trx, given.email, { token, sentFor });
  });
  mails.sendSoon();
}
