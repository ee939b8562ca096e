import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { forgetOldCalls } from '#db/count-calls.ts';
import type { Database } from '#db/database.ts';
import { deleteInBatches } from '#db/delete-in-batches.ts';
import { withLease } from '#db/lease.ts';
import { RESTORABLE_FOR_MS } from '#db/restorable.ts';
import { runEvery } from '#http/run-every.ts';
import {
  deleteDeadLinks,
  deleteDeletedFrom,
  deleteDoneFrom,
  deleteEventsKept30Days,
  deleteEventsOfOldSessions,
  deleteMessagesOfDeleted,
  deleteOldSessions,
  deleteSessionsKept30Days,
  deleteOldSignInFailures,
  deleteUnverifiedAccounts,
  type DeleteOld,
} from './old-rows-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const RESTORABLE_DAYS = RESTORABLE_FOR_MS / DAY_MS;
/** The rest is left for the next hour. */
const LEASE = { name: 'retention', forMs: 10 * 60_000 };

/** How long what has no use any more is kept, in days, in the order in which it goes. */
function rules(retentionDays: number): [days: number, deleteOld: DeleteOld][] {
  const fixed: [number, DeleteOld][] = [
    [1 / 24, deleteOldSignInFailures],
    [RESTORABLE_DAYS, deleteDeletedFrom('jobs')],
    [RESTORABLE_DAYS, deleteDeletedFrom('stories')],
    [RESTORABLE_DAYS, deleteMessagesOfDeleted],
    [RESTORABLE_DAYS, deleteDeletedFrom('conversations')],
    [RESTORABLE_DAYS, deleteDeletedFrom('session_events')],
    [1, deleteDeadLinks],
    [7, deleteUnverifiedAccounts],
    [30, deleteDoneFrom('mails', 'sent_at')],
    [30, deleteEventsKept30Days],
    [30, deleteSessionsKept30Days],
    [30, deleteDoneFrom('billing_events', 'done_at')],
  ];
  if (retentionDays === 0) return fixed;
  return [...fixed, [retentionDays, deleteEventsOfOldSessions], [retentionDays, deleteOldSessions]];
}

interface RetentionParts {
  db: Database;
  clock: Clock;
  /** How long a session is kept after its end; 0 keeps it. */
  retentionDays: number;
}

/** Deletes what has no use any more while the application runs. */
export function forgetOldHourly(app: FastifyInstance, parts: RetentionParts): void {
  runEvery(app, HOUR_MS, (signal) => forgetOld(parts, signal));
}

/** Deletes what has no use any more, in batches, on one instance at a time. */
export async function forgetOld(parts: RetentionParts, signal: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  await withLease(parts, LEASE, async (until) => {
    await forgetOldCalls(db, clock);
    const goesOn = (): boolean => !signal.aborted && clock.now().getTime() < until;
    for (const [days, deleteOld] of rules(parts.retentionDays)) {
      await deleteInBatches((limit) => {
        const now = clock.now().getTime();
        return deleteOld(db, { old: now - days * DAY_MS, now }, limit);
      }, goesOn);
    }
  });
}
