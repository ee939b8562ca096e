import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import type { Database, Id } from '#db/database.ts';
import { readEvents, toSessionEvent } from './events-store.ts';

/** The caller has checked whose session it is, and waited until recent events are stored. */
export async function readTimeline(
  db: Database,
  sessionId: Id,
  { after, limit }: { after: number; limit: number },
): Promise<{ events: SessionEvent[]; next: number | null }> {
  const rows = await readEvents(db, { sessionId, after, limit: limit + 1 });
  const events = rows.slice(0, limit).map(toSessionEvent);
  return { events, next: rows.length > limit ? (events.at(-1)?.seq ?? null) : null };
}
