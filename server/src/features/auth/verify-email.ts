import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database } from '#db/database.ts';
import { markVerified } from './accounts-store.ts';
import { redeemLink, type LinkState } from './email-links-store.ts';

/**
 * Tells a link's state to its holder only.
 * @throws AppError `conflict`: verified already, `gone`: replaced or expired, `bad-request`: unknown
 */
export async function verifyAddress(parts: { db: Database; clock: Clock }, token: string): Promise<string> {
  const now = parts.clock.now().getTime();
  return parts.db.transaction().execute(async (trx) => {
    const link = await redeemLink(trx, { token, purpose: 'verify-email', now });
    if (link?.state !== 'live') throw refusal(link?.state);
    return markVerified(trx, link.userId, now);
  });
}

function refusal(state: Exclude<LinkState, 'live'> | undefined): AppError {
  switch (state) {
    case 'used':
      return new AppError('conflict', SERVER_MESSAGES.alreadyVerified);
    case 'replaced':
      return new AppError('gone', SERVER_MESSAGES.verificationReplaced);
    case 'expired':
      return new AppError('gone', SERVER_MESSAGES.verificationExpired);
    case undefined:
      return new AppError('bad-request', MESSAGES.verificationFailed);
  }
}
