import type { Clock } from '#core/clock.ts';
import type { Database, Id } from '#db/database.ts';
import { deleteInBatches } from '#db/delete-in-batches.ts';
import { deleteEventRows, deleteSessionRows } from '../session-rows-store.ts';
import { withLease } from '#db/lease.ts';
import { RESTORABLE_FOR_MS } from '#db/restorable.ts';
import { UNUSED_COUNT_FOR_MS } from '../policies/free.ts';
import {
  deletedSessions,
  endedSessions,
  forgottenSessions,
  markForgotten,
  unkeptSessions,
  uselessSessions,
} from './forgotten-store.ts';

/** A window may still read its last answer. */
const AFTER_EXPIRY_MS = 60_000;
const LEASE = { name: 'forgetting', forMs: 10 * 60_000 };

interface Parts {
  db: Database;
  clock: Clock;
}

export async function forgetEnded({ db, clock }: Parts, userId: Id): Promise<void> {
  const now = clock.now().getTime();
  await markForgotten(db, endedSessions(db, { userId, now }), now);
  await erase({ db, clock }, { userId });
}

export async function forgetUnkept({ db, clock }: Parts, session: { id: Id; userId: Id }): Promise<void> {
  const now = clock.now().getTime();
  const isUnkept = await markForgotten(
    db,
    unkeptSessions(db, { endedBefore: now, sessionId: session.id }),
    now,
  );
  if (isUnkept) await erase({ db, clock }, session);
}

/**
 * Forgets unkept sessions a minute after their end, and deleted ones once they cannot be restored; on one
 * instance at a time.
 */
export async function forgetAllUnkept({ db, clock }: Parts, signal: AbortSignal): Promise<void> {
  await withLease({ db, clock }, LEASE, async (until) => {
    const now = clock.now().getTime();
    await markForgotten(db, unkeptSessions(db, { endedBefore: now - AFTER_EXPIRY_MS }), now);
    await markForgotten(db, deletedSessions(db, now - RESTORABLE_FOR_MS), now);
    await erase({ db, clock }, { goesOn: () => !signal.aborted && clock.now().getTime() < until });
  });
}

async function erase(
  { db, clock }: Parts,
  { userId, goesOn }: { userId?: Id; goesOn?: () => boolean },
): Promise<void> {
  const before = clock.now().getTime() - UNUSED_COUNT_FOR_MS;
  await deleteInBatches((limit) => deleteEventRows(db, forgottenSessions(db, userId), limit), goesOn);
  await deleteInBatches(
    (limit) => deleteSessionRows(db, uselessSessions(db, { userId, before }), limit),
    goesOn,
  );
}
