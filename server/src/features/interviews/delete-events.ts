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

interface OwnEvents {
  userId: Id;
  sessionId: Id;
  ids: readonly Id[];
}

export async function deleteFromSession(parts: Parts, { userId, sessionId, ids }: OwnEvents): Promise<void> {
  const { db, clock, writer } = parts;
  await writer.written();
  const session = await findSession(db, { userId, sessionId });
  const now = clock.now().getTime();
  if (session && session.expires_at > now) throw new AppError('conflict', SERVER_MESSAGES.sessionRuns);
  found(session && (await deleteEvents(db, { sessionId, ids, now })));
}

export async function restoreInSession(
  { db, clock }: Parts,
  { userId, sessionId, ids }: OwnEvents,
): Promise<void> {
  const session = await findSession(db, { userId, sessionId });
  const now = clock.now().getTime();
  found(session && (await restoreEvents(db, { sessionId, ids, now })));
}
