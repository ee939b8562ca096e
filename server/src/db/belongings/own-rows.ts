import type { Kysely } from 'kysely';
import type { Database, Id, Instant, Row, Schema } from '../database.ts';
import { countDeleted } from '../delete-in-batches.ts';
import { RESTORABLE_DAYS, type Restorable } from '../restorable.ts';
import type { Belonging, EraseAtOnce, RetentionRule } from './belonging.ts';
import { inPages } from './in-pages.ts';
import { many, one } from './tell.ts';

type OwnTable = {
  [Table in keyof Schema]: Schema[Table] extends { user_id: Id } ? Table : never;
}[keyof Schema];

export type ToldRow<Table extends OwnTable> = Omit<Row<Table>, 'user_id' | 'deleted_at'>;

interface OwnColumns {
  id: Id;
  user_id: Id;
  deleted_at: Instant | null;
}

const tablesOf = (db: Database) => db as unknown as Kysely<Record<string, OwnColumns>>;

const rowsOf = (db: Database, table: string, userId: Id) =>
  tablesOf(db).selectFrom(table).selectAll().where('user_id', '=', userId);

export const ofUser =
  (table: OwnTable): EraseAtOnce =>
  async (trx, { id }) => {
    await tablesOf(trx).deleteFrom(table).where('user_id', '=', id).execute();
  };

export const ownRow = <Table extends OwnTable>(
  name: string,
  table: Table,
  show: (row: ToldRow<Table>) => unknown,
): Belonging => ({
  tell: one(name, async (db, userId) => {
    const row = await rowsOf(db, table, userId).executeTakeFirst();
    return row && !row.deleted_at ? show(told(row)) : null;
  }),
  erase: ofUser(table),
});

export const ownList = <Table extends Restorable>(
  table: Table,
  show: (row: ToldRow<Table>) => unknown,
): Belonging => ({
  tell: many(table, (db, { id }) => ownPages(db, table, { userId: id, show })),
  erase: ofUser(table),
  retention: [deletedRows(table)],
});

export const ownPages = <Table extends Restorable, Shown>(
  db: Database,
  table: Table,
  { userId, show }: { userId: Id; show: (row: ToldRow<Table>) => Shown },
): AsyncGenerator<Shown[]> =>
  inPages(rowsOf(db, table, userId).where('deleted_at', 'is', null), 'id', (row) => show(told(row)));

function told<Table extends OwnTable>(row: OwnColumns): ToldRow<Table> {
  const { user_id: _user, deleted_at: _deleted, ...rest } = row;
  return rest as unknown as ToldRow<Table>;
}

type DeletedTable = {
  [Table in keyof Schema]: 'deleted_at' extends keyof Schema[Table] ? Table : never;
}[keyof Schema];

export const deletedRows = (table: DeletedTable, key: 'id' | 'user_id' = 'id'): RetentionRule => ({
  name: `deleted_${table}`,
  days: RESTORABLE_DAYS,
  deleteOld: async (db, { old }, limit) => {
    const tables = tablesOf(db);
    const deleted = tables.selectFrom(table).select(key).where('deleted_at', '<', old).limit(limit);
    const chosen = tables.deleteFrom(table).where(key, 'in', deleted);
    return countDeleted(chosen.where('deleted_at', '<', old));
  },
});
