import type { Clock } from '#core/clock.ts';
import type { Belongings } from '#db/belongings/belonging.ts';
import type { Database, Id } from '#db/database.ts';
import { hasSubscription } from '#db/has-subscription.ts';
import { keepSpentTrials } from '#db/spent-trials.ts';
import type { Revocations } from '#http/revocation.ts';
import { closeAccount } from './deletion-store.ts';
import { eraseAccount } from './erase-accounts.ts';
import { deleteBelongings } from './erase-belongings.ts';

interface ClosingParts {
  db: Database;
  clock: Clock;
  belongings: Belongings;
  trials: number;
  secret: string;
  endSessions: (userId: Id) => void;
  revocations: Pick<Revocations, 'tell'>;
  forgetDocuments: (userId: Id) => Promise<void>;
  mails: {
    accountDeleted(db: Database, to: string, what: { hadSubscription: boolean }): Promise<void>;
    sendSoon(): void;
  };
}

export interface DeletionParts extends ClosingParts {
  confirmPassword: (given: { userId: Id; password: string }, signal: AbortSignal) => Promise<unknown>;
  /**
   * A completed cancellation completes the deletion even over a crash (`finishDeletion`).
   * @throws AppError `upstream-failed`: nothing is deleted
   */
  cancelSubscriptions: (userId: Id) => Promise<void>;
}

/**
 * One transaction closes and anonymises the account and frees the address, but keeps the count of spent
 * trials; sessions and conversations are erased afterwards in pieces.
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

export async function finishDeletion(parts: ClosingParts, userId: Id): Promise<void> {
  await closeForGood(parts, userId, await hasSubscription(parts.db, userId, parts.clock.now().getTime()));
}

async function closeForGood(parts: ClosingParts, userId: Id, hadSubscription: boolean): Promise<void> {
  const { db, clock, belongings, mails } = parts;
  const now = clock.now().getTime();
  await db.transaction().execute(async (trx) => {
    const closed = await closeAccount(trx, userId, now);
    if (!closed) return;
    const { email } = closed;
    const spent = parts.trials - closed.trials;
    await keepSpentTrials(trx, { email, secret: parts.secret, trials: spent, now });
    await deleteBelongings(trx, belongings, { id: userId, email });
    await mails.accountDeleted(trx, email, { hadSubscription });
  });
  parts.endSessions(userId);
  parts.revocations.tell(userId);
  await parts.forgetDocuments(userId).catch(() => undefined);
  mails.sendSoon();
  await eraseAccount(parts, userId);
}
