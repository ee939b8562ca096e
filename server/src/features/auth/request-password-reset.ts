import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import type { AccountMails } from './account-mails.ts';
import { findAndLockAccount } from './accounts-store.ts';
import { resetLink } from './email-links-store.ts';

export async function mailResetLink(
  parts: { db: Database; clock: Clock; mails: AccountMails },
  email: string,
): Promise<void> {
  const { db, clock, mails } = parts;
  await db.transaction().execute(async (trx) => {
    const account = await findAndLockAccount(trx, email);
    if (!account) return;
    const token = await resetLink(trx, { userId: account.id, now: clock.now().getTime() });
    await mails.passwordReset(trx, account.email, token);
  });
  mails.sendSoon();
}
