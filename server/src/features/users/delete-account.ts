import type { Clock } from '#core/clock.ts';
import type { Database, Id } from '#db/database.ts';
import { isSubscribed } from '#db/is-subscribed.ts';
import { closeAccount, deleteBelongings, deleteMailsTo } from './deletion-store.ts';
import { eraseAccount } from './erase-accounts.ts';

export interface DeletionParts {
  db: Database;
  clock: Clock;
  /** @throws AppError `bad-request` for a wrong one */
  confirmPassword: (given: { userId: Id; password: string }, signal: AbortSignal) => Promise<unknown>;
  /** Ends what is paid for. @throws AppError `upstream-failed`: then nothing is deleted */
  cancelSubscriptions: (userId: Id) => Promise<void>;
  /** Breaks off what is under way of the user's in this process. */
  endSessions: (userId: Id) => void;
  mails: {
    accountDeleted(db: Database, to: string, what: { hadSubscription: boolean }): Promise<void>;
    sendSoon(): void;
  };
}

/**
 * Deletes an account with everything in it. With one transaction nobody gets in any more, nothing tells whose it
 * was, and the address is free; its sessions, of which there may be many, are erased behind that in small pieces.
 * @throws AppError `bad-request` for a wrong password, `upstream-failed` when a subscription goes on
 */
export async function deleteAccount(
  parts: DeletionParts,
  { userId, password }: { userId: Id; password: string },
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, mails } = parts;
  await parts.confirmPassword({ userId, password }, signal);
  const now = clock.now().getTime();
  const hadSubscription = await isSubscribed(db, userId, now);
  await parts.cancelSubscriptions(userId);
  await db.transaction().execute(async (trx) => {
    const email = await closeAccount(trx, userId, now);
    if (email === undefined) return; // another call has deleted it meanwhile
    await deleteBelongings(trx, userId);
    await deleteMailsTo(trx, email);
    await mails.accountDeleted(trx, email, { hadSubscription });
  });
  parts.endSessions(userId);
  mails.sendSoon();
  await eraseAccount(db, userId);
}
