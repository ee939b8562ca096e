import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database, Id } from '#db/database.ts';
import { found } from '#http/found.ts';
import { findSession } from './sessions-store.ts';
import { deleteEvents, restoreEvents } from './timeline/deleted-events.ts';
import type { TimelineWriter } from './timeline/timeline-writer.ts';

interface Parts {
  db: Database;
  clock: Clock;
  writer: TimelineWriter;
}

/** Lines and questions of one session. */
interface OwnEvents {
  userId: Id;
  sessionId: Id;
  ids: readonly Id[];
}

/**
 * Deletes lines and questions from an ended session of the user's.
 * @throws AppError `not-found` where there is none of them, `conflict` while the session runs
 */
export async function deleteFromSession(parts: Parts, { userId, sessionId, ids }: OwnEvents): Promise<void> {
  const { db, clock, writer } = parts;
  await writer.written(); // an answer that came last goes with its question
  const session = await findSession(db, { userId, sessionId });
  const now = clock.now().getTime();
  if (session && session.expires_at > now) throw new AppError('conflict', SERVER_MESSAGES.sessionRuns);
  found(session && (await deleteEvents(db, { sessionId, ids, now })));
}

/**
 * Calls lines and questions back that were deleted from a session of the user's.
 * @throws AppError `not-found` where there is none of them
 */
export async function restoreInSession(
  { db, clock }: Parts,
  { userId, sessionId, ids }: OwnEvents,
): Promise<void> {
  const session = await findSession(db, { userId, sessionId });
  const now = clock.now().getTime();
  found(session && (await restoreEvents(db, { sessionId, ids, now })));
}
