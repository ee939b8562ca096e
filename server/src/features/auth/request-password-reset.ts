import { setImmediate } from 'node:timers/promises';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import { settlesWithin } from '#core/settles-within.ts';
import type { Database } from '#db/database.ts';
import type { AccountMails } from './account-mails.ts';
import { findAccount, holdAccount } from './accounts-store.ts';
import { issueLink } from './email-links-store.ts';

/** Each is a few short statements; whoever comes when so many wait is asked to come back. */
const MAX_WAITING = 1_000;
/** What a stopping server gives them: a database that hangs would take longer than the whole stop may. */
const FINISH_WITHIN_MS = 3_000;

interface ResetRequestParts {
  db: Database;
  clock: Clock;
  mails: AccountMails;
  /** Hears of a request that came to nothing; the person asks again. */
  onFailure: (error: unknown) => void;
}

/**
 * Requests for a new password, worked off one after another behind their answers, which so take the same
 * time whether there is such an account or not.
 */
export function passwordResetRequests(parts: ResetRequestParts, { maxWaiting = MAX_WAITING } = {}) {
  let waiting = 0;
  let last = Promise.resolve();
  return {
    /** @throws AppError `too-many-requests` when too many wait */
    add: (email: string): void => {
      if (waiting >= maxWaiting) {
        throw new AppError('too-many-requests', MESSAGES.tooManyRequests, { retryAfter: 2 });
      }
      waiting += 1;
      last = last
        .then(() => setImmediate()) // not before the answer is on its way: SQLite works synchronously
        .then(() => mailResetLink(parts, email))
        .catch(parts.onFailure)
        .finally(() => (waiting -= 1));
    },
    /** Returns when those that were added are worked off, after `withinMs` at the latest. */
    finish: async (withinMs = FINISH_WITHIN_MS): Promise<void> => void (await settlesWithin(last, withinMs)),
  };
}

/** Mails a link for a new password, when there is such an account. */
async function mailResetLink({ db, clock, mails }: ResetRequestParts, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, email);
    if (!account) return;
    await holdAccount(trx, account.id);
    const now = clock.now().getTime();
    const { token } = await issueLink(trx, { userId: account.id, purpose: 'reset-password', now });
    await mails.passwordReset(trx, account.email, token);
  });
  mails.sendSoon();
}
