import type { Clock } from '#core/clock.ts';
import type { Database } from './database.ts';

/**
 * Does work that one instance at a time may do, or leaves it to the one that does it already. An instance
 * that dies meanwhile gives the lease back by its end.
 * @param work should end before the lease does, at `until` (milliseconds since 1970)
 */
export async function withLease(
  { db, clock }: { db: Database; clock: Clock },
  { name, forMs }: { name: string; forMs: number },
  work: (until: number) => Promise<void>,
): Promise<void> {
  const now = clock.now().getTime();
  const until = now + forMs;
  const taken = await db
    .insertInto('leases')
    .values({ name, held_until: until })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ held_until: until }).where('leases.held_until', '<=', now),
    )
    .returning('name')
    .executeTakeFirst();
  if (!taken) return;
  try {
    await work(until);
  } finally {
    await db
      .deleteFrom('leases')
      .where('name', '=', name)
      .where('held_until', '=', until) // else it ended, and is somebody else's by now
      .execute();
  }
}
