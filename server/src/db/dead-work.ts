import type { Database, Id, Instant, Row } from './database.ts';

/** Tables of work that can be given up. */
export type WorkTable = 'mails' | 'billing_events';

/** Work that was given up, the newest first. */
export async function listDead<Table extends WorkTable>(
  db: Database,
  table: Table,
  limit: number,
): Promise<Row<Table>[]> {
  const dead = await db
    .selectFrom<WorkTable>(table)
    .selectAll()
    .where('state', '=', 'dead')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return dead as Row<Table>[];
}

/** What makes work that was given up as if it were new: due at once, and tried for as long as any other. */
export const revived = (now: Instant) => ({
  state: 'waiting' as const,
  attempts: 0,
  next_attempt_at: now,
  created_at: now,
  last_error: null,
});

/**
 * Has work that was given up tried again.
 * @param only the piece that is meant; all of them unless given
 * @returns how many
 */
export async function reviveDead(db: Database, table: WorkTable, now: Instant, only?: Id): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set(revived(now))
    .where('state', '=', 'dead')
    .$if(only !== undefined, (query) => query.where('id', '=', only as Id))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
