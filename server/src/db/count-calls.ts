import type { Clock } from '#core/clock.ts';
import { waitFor, windowAt, type CountCalls, type CountedCall } from '#core/sliding-window.ts';
import type { Database } from './database.ts';

/**
 * Counts sliding windows over all instances: one write a call, and another to undo it when a budget refuses.
 */
export function callCounter(db: Database, clock: Clock): CountCalls {
  return async (calls) => {
    const now = clock.now().getTime();
    const [hits, previous] = await Promise.all([
      addHits(db, calls, { now, by: 1 }),
      previousHits(db, calls, now),
    ]);
    const waits = calls.map((call) => {
      const window = {
        hits: hits.get(call.key) ?? 0,
        previousHits: previous.get(call.key) ?? 0,
        leftMs: windowAt(now, call.windowMs).leftMs,
      };
      return waitFor(window, call);
    });
    // a refused call must not use up its other budgets
    if (waits.some((waitMs) => waitMs > 0)) await addHits(db, calls, { now, by: -1 });
    return waits;
  };
}

type Hits = ReadonlyMap<string, number>;

async function addHits(
  db: Database,
  calls: readonly CountedCall[],
  { now, by }: { now: number; by: 1 | -1 },
): Promise<Hits> {
  const rows = calls.map(({ key, windowMs }) => ({
    key,
    window_start: windowAt(now, windowMs).start,
    hits: by,
  }));
  const counted = await db
    .insertInto('rate_windows')
    .values(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))) // a fixed order prevents deadlocks
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((eb) => ({ hits: eb('rate_windows.hits', '+', by) })),
    )
    .returning(['key', 'hits'])
    .execute();
  return new Map(counted.map(({ key, hits }) => [key, hits]));
}

async function previousHits(db: Database, calls: readonly CountedCall[], now: number): Promise<Hits> {
  const rows = await db
    .selectFrom('rate_windows')
    .select(['key', 'hits'])
    .where((eb) =>
      eb.or(
        calls.map(({ key, windowMs }) =>
          eb.and({ key, window_start: windowAt(now, windowMs).start - windowMs }),
        ),
      ),
    )
    .execute();
  return new Map(rows.map(({ key, hits }) => [key, hits]));
}

export async function forgetCalls(db: Database, keys: string[]): Promise<void> {
  await db.deleteFrom('rate_windows').where('key', 'in', keys).execute();
}
