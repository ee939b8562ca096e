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

/** A window may still read the answer that it was given at the end. */
const AFTER_EXPIRY_MS = 60_000;
/** The rest is left for the next minute. */
const LEASE = { name: 'forgetting', forMs: 10 * 60_000 };

interface Parts {
  db: Database;
  clock: Clock;
}

/** Forgets all sessions of the user's that are over. */
export async function forgetEnded({ db, clock }: Parts, userId: Id): Promise<void> {
  const now = clock.now().getTime();
  await markForgotten(db, endedSessions(db, { userId, now }), now);
  await erase({ db, clock }, { userId });
}

/** Forgets a session that its user has just ended, if the user keeps none. */
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
 * Forgets the sessions of users who keep none a minute after they ran out, and deleted ones when they cannot be
 * called back any more, on one instance at a time.
 */
export async function forgetAllUnkept({ db, clock }: Parts, signal: AbortSignal): Promise<void> {
  await withLease({ db, clock }, LEASE, async (until) => {
    const now = clock.now().getTime();
    await markForgotten(db, unkeptSessions(db, { endedBefore: now - AFTER_EXPIRY_MS }), now);
    await markForgotten(db, deletedSessions(db, now - RESTORABLE_FOR_MS), now);
    await erase({ db, clock }, { goesOn: () => !signal.aborted && clock.now().getTime() < until });
  });
}

/** Deletes what was said in forgotten sessions, and the sessions too, but for those that count as unused. */
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
