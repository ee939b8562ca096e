import type { Clock } from '#core/clock.ts';
import type { Database } from './database.ts';

/**
 * Does work on one instance at a time; skips it while another instance has the lease. A dead instance's lease
 * expires.
 * @param work should end before `until`
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
    await db.deleteFrom('leases').where('name', '=', name).where('held_until', '=', until).execute();
  }
}
