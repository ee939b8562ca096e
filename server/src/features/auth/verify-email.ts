import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database } from '#db/database.ts';
import { markVerified } from './accounts-store.ts';
import { redeemLink } from './email-links-store.ts';

/** @throws AppError `bad-request` for a link that is unknown, expired, replaced or used */
export async function verifyEmail(parts: { db: Database; clock: Clock }, token: string): Promise<void> {
  const now = parts.clock.now().getTime();
  await parts.db.transaction().execute(async (trx) => {
    const userId = await redeemLink(trx, { token, purpose: 'verify-email', now });
    if (!userId) throw new AppError('bad-request', MESSAGES.verificationFailed);
    await markVerified(trx, userId, now);
  });
}
