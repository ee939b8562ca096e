import type { Clock } from '#core/clock.ts';
import type { Belongings } from '#db/belongings/belonging.ts';
import type { Database, Id } from '#db/database.ts';
import { hasSubscription } from '#db/has-subscription.ts';
import { keepSpentTrials } from '#db/spent-trials.ts';
import type { Revocations } from '#http/authorise.ts';
import { closeAccount } from './deletion-store.ts';
import { eraseAccount } from './erase-accounts.ts';
import { deleteBelongings } from './erase-belongings.ts';

interface ClosingParts {
  db: Database;
  clock: Clock;
  belongings: Belongings;
  /** Free sessions of a new user. */
  trials: number;
  secret: string;
  endSessions: (userId: Id) => void;
  /** Ends what the user's tokens opened. */
  revocations: Pick<Revocations, 'tell'>;
  /** Removes documents from this process's search. */
  forgetDocuments: (userId: Id) => Promise<void>;
  mails: {
    accountDeleted(db: Database, to: string, what: { hadSubscription: boolean }): Promise<void>;
    sendSoon(): void;
  };
}

export interface DeletionParts extends ClosingParts {
  /** @throws AppError `bad-request` for a wrong one */
  confirmPassword: (given: { userId: Id; password: string }, signal: AbortSignal) => Promise<unknown>;
  /**
   * A completed cancellation completes the deletion even over a crash (`finishDeletion`).
   * @throws AppError `upstream-failed`: nothing is deleted
   */
  cancelSubscriptions: (userId: Id) => Promise<void>;
}

/**
 * Deletes an account. One transaction closes and anonymises it and frees the address, without its spent trials;
 * sessions and conversations are erased afterwards in pieces.
 * @throws AppError `bad-request` for a wrong password, `upstream-failed` when a subscription goes on
 */
export async function deleteAccountOf(
  parts: DeletionParts,
  { userId, password }: { userId: Id; password: string },
  signal: AbortSignal,
): Promise<void> {
  await parts.confirmPassword({ userId, password }, signal);
  const hadSubscription = await hasSubscription(parts.db, userId, parts.clock.now().getTime());
  await parts.cancelSubscriptions(userId);
  await closeForGood(parts, userId, hadSubscription);
}

/** Finishes a deletion whose subscriptions have ended. */
export async function finishDeletion(parts: ClosingParts, userId: Id): Promise<void> {
  await closeForGood(parts, userId, await hasSubscription(parts.db, userId, parts.clock.now().getTime()));
}

async function closeForGood(parts: ClosingParts, userId: Id, hadSubscription: boolean): Promise<void> {
  const { db, clock, belongings, mails } = parts;
  const now = clock.now().getTime();
  await db.transaction().execute(async (trx) => {
    const closed = await closeAccount(trx, userId, now);
    if (!closed) return; // another call has deleted it
    const { email } = closed;
    const spent = parts.trials - closed.trials;
    await keepSpentTrials(trx, { email, secret: parts.secret, trials: spent, now });
    await deleteBelongings(trx, belongings, { id: userId, email });
    await mails.accountDeleted(trx, email, { hadSubscription });
  });
  parts.endSessions(userId);
  parts.revocations.tell(userId);
  await parts.forgetDocuments(userId).catch(() => undefined); // else they expire
  mails.sendSoon();
  await eraseAccount(parts, userId);
}
