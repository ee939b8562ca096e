import { setImmediate as othersRun } from 'node:timers/promises';
import type { Clock } from '#core/clock.ts';
import { forgetOldCalls } from '#db/count-calls.ts';
import type { Database } from '#db/database.ts';
import { withLease } from '#db/lease.ts';
import {
  deleteDeadLinks,
  deleteDoneBillingEvents,
  deleteDoneMails,
  deleteEventsOfOldSessions,
  deleteOldSessions,
  deleteUnverifiedAccounts,
  type DeleteOld,
} from './old-rows-store.ts';

const DAY_MS = 24 * 3_600_000;
/** Few enough that nobody who is live notices the statement. */
const BATCH_ROWS = 500;
/** What is left after that is for the next hour. */
const LEASE = { name: 'retention', forMs: 10 * 60_000 };

/** How long what has no use any more is kept, in days, in the order in which it goes. */
function rules(retentionDays: number): [days: number, deleteOld: DeleteOld][] {
  const fixed: [number, DeleteOld][] = [
    [1, deleteDeadLinks],
    [7, deleteUnverifiedAccounts],
    [30, deleteDoneMails],
    [30, deleteDoneBillingEvents],
  ];
  if (retentionDays === 0) return fixed;
  return [...fixed, [retentionDays, deleteEventsOfOldSessions], [retentionDays, deleteOldSessions]];
}

/**
 * Deletes what has no use any more, in batches, on one instance at a time.
 * @param parts `retentionDays`: how long a session is kept after its end; 0 keeps it
 */
export async function forgetOld(
  parts: { db: Database; clock: Clock; retentionDays: number },
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = parts;
  await withLease(parts, LEASE, async (until) => {
    await forgetOldCalls(db, clock);
    for (const [days, deleteOld] of rules(parts.retentionDays)) {
      let deleted = BATCH_ROWS;
      while (deleted >= BATCH_ROWS) {
        const now = clock.now().getTime();
        if (signal.aborted || now >= until) return;
        deleted = await deleteOld(db, { old: now - days * DAY_MS, now }, BATCH_ROWS);
        await othersRun(); // SQLite answers without ever letting go
      }
    }
  });
}
