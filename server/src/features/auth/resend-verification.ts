import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import type { AccountMails } from './account-mails.ts';
import { findAndLockAccount } from './accounts-store.ts';
import { verificationLink } from './email-links-store.ts';

/**
 * Mails a new verification link, or that the address is verified; silent for an unknown address. The password
 * stays the last sign-up's, as the mail says.
 */
export async function sendVerificationAgain(
  parts: { db: Database; clock: Clock; mails: AccountMails },
  email: string,
): Promise<void> {
  const { db, clock, mails } = parts;
  await db.transaction().execute(async (trx) => {
    const account = await findAndLockAccount(trx, email);
    if (!account) return;
    if (account.verified_at !== null) return mails.alreadyVerified(trx, account.email);
    const now = clock.now().getTime();
    const { token } = await verificationLink(trx, { userId: account.id, now });
    await mails.verification(trx, account.email, { token, sentFor: 'resend' });
  });
  mails.sendSoon();
}
