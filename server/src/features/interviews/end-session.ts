import type { Clock } from '#core/clock.ts';
import type { Database, Id } from '#db/database.ts';
import { found } from '#http/found.ts';
import { endUnexpired, findSession, type InterviewSession } from './sessions-store.ts';

/**
 * Leaves a session that is over as it is.
 * @throws AppError `not-found` for a session that is not the user's
 */
export async function endRunningSession(
  { db, clock }: { db: Database; clock: Clock },
  wanted: { userId: Id; sessionId: Id },
): Promise<InterviewSession> {
  await endUnexpired(db, { ...wanted, now: clock.now().getTime() });
  return found(await findSession(db, wanted));
}
