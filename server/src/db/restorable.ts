import type { Database, Id, Instant, RestorableRow, Row, Schema } from './database.ts';

export type Restorable = {
  [Table in keyof Schema]: Schema[Table] extends RestorableRow ? Table : never;
}[keyof Schema];

export const RESTORABLE_FOR_MS = 3_600_000;
export const RESTORABLE_DAYS = RESTORABLE_FOR_MS / (24 * 3_600_000);
const MOST_DELETED = 200;

interface OwnRows {
  userId: Id;
  ids: readonly Id[];
  now: Instant;
}

export async function markDeleted(
  db: Database,
  table: Restorable,
  { userId, ids, now }: OwnRows,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ deleted_at: now })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function restore<Table extends Restorable>(
  db: Database,
  table: Table,
  { userId, ids, now }: OwnRows,
): Promise<Row<Table>[]> {
  const rows = await db
    .updateTable<Restorable>(table)
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('deleted_at', '>=', now - RESTORABLE_FOR_MS)
    .returningAll()
    .execute();
  return rows as Row<Table>[];
}

export async function deleteRows(
  db: Database,
  table: Exclude<Restorable, 'interview_sessions'>,
  own: OwnRows,
): Promise<boolean> {
  const wasThere = await markDeleted(db, table, own);
  const deleted = db
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', own.userId)
    .where('deleted_at', 'is not', null);
  const newest = deleted.orderBy('deleted_at', 'desc').orderBy('id', 'desc').limit(MOST_DELETED);
  await db.deleteFrom(table).where('id', 'in', deleted).where('id', 'not in', newest).execute();
  return wasThere;
}
