import { sql } from 'kysely';
import type { DeleteOld } from './belongings/belonging.ts';
import type { Database, Id, Instant, Row } from './database.ts';
import { countDeleted } from './delete-in-batches.ts';

export type WorkTable = 'mails' | 'billing_events';

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

export const revived = (now: Instant) => ({
  state: 'waiting' as const,
  attempts: 0,
  next_attempt_at: now,
  created_at: now,
  last_error: null,
});

export async function reviveDead(db: Database, table: WorkTable, now: Instant, only?: Id): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set(revived(now))
    .where('state', '=', 'dead')
    .$if(only !== undefined, (query) => query.where('id', '=', only as Id))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export const deleteDoneWork =
  (table: WorkTable, doneAt: 'sent_at' | 'done_at'): DeleteOld =>
  async (db, { old }, limit) => {
    const done = db
      .selectFrom(table)
      .select('id')
      .where((eb) =>
        eb.or([
          eb(sql.ref(doneAt), '<', old),
          eb.and([eb('state', '=', 'dead'), eb('next_attempt_at', '<', old)]),
        ]),
      )
      .limit(limit);
    return countDeleted(db.deleteFrom(table).where('id', 'in', done));
  };
