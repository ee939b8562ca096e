import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import { findSession } from './sessions-store.ts';
import { deleteEvent } from './timeline/events-store.ts';
import type { TimelineWriter } from './timeline/timeline-writer.ts';

/**
 * Deletes a line or a question from an ended session of the user's.
 * @throws AppError `not-found` where there is none, `conflict` while the session runs
 */
export async function deleteFromSession(
  { db, clock, writer }: { db: Database; clock: Clock; writer: TimelineWriter },
  { userId, sessionId, eventId }: { userId: Id; sessionId: Id; eventId: Id },
): Promise<void> {
  await writer.written(); // an answer that came last goes with its question
  const session = await findSession(db, { userId, sessionId });
  if (!session) throw new AppError('not-found', MESSAGES.notFound);
  if (session.expires_at > clock.now().getTime()) throw new AppError('conflict', MESSAGES.sessionRuns);
  const wasThere = await deleteEvent(db, { sessionId, eventId });
  if (!wasThere) throw new AppError('not-found', MESSAGES.notFound);
}
