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
  /** Free sessions that a new user may start. */
  trials: number;
  /** The server's. */
  secret: string;
  /** Ends the user's sessions in this process. */
  endSessions: (userId: Id) => void;
  /** Hears that the user's tokens are dead, and ends what they opened. */
  revocations: Pick<Revocations, 'tell'>;
  /** Takes the user's documents out of where they are searched in this process. */
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
   * Ends what is paid for. From then on the account goes also if this process dies: see `finishDeletion`.
   * @throws AppError `upstream-failed`: then nothing is deleted
   */
  cancelSubscriptions: (userId: Id) => Promise<void>;
}

/**
 * Deletes an account with everything in it. With one transaction nobody gets in any more, nothing tells whose it
 * was, and the address is free, though it does not have its spent trials again; its sessions and conversations, of which there may be many, are erased behind that in small pieces.
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

/** Finishes a deletion that had come to the end of the subscriptions. */
export async function finishDeletion(parts: ClosingParts, userId: Id): Promise<void> {
  await closeForGood(parts, userId, await hasSubscription(parts.db, userId, parts.clock.now().getTime()));
}

async function closeForGood(parts: ClosingParts, userId: Id, hadSubscription: boolean): Promise<void> {
  const { db, clock, belongings, mails } = parts;
  const now = clock.now().getTime();
  await db.transaction().execute(async (trx) => {
    const closed = await closeAccount(trx, userId, now);
    if (!closed) return; // another call has deleted it meanwhile
    const { email } = closed;
    const spent = parts.trials - closed.trials;
    await keepSpentTrials(trx, { email, secret: parts.secret, trials: spent, now });
    await deleteBelongings(trx, belongings, { id: userId, email });
    await mails.accountDeleted(trx, email, { hadSubscription });
  });
  parts.endSessions(userId);
  parts.revocations.tell(userId);
  await parts.forgetDocuments(userId).catch(() => undefined); // else they are forgotten by their age
  mails.sendSoon();
  await eraseAccount(parts, userId);
}
