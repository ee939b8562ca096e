import { setImmediate as othersRun } from 'node:timers/promises';
import type { DeleteResult, SelectQueryBuilder } from 'kysely';
import { endWaitBudget } from '#core/wait-budget.ts';
import type { Database, Id, Schema } from './database.ts';

/** Few enough not to delay a live session. */
const BATCH_ROWS = 500;

/**
 * Deletes any number of rows in batches and lets other work run in between, however long all of them take.
 * @param deleteSome deletes up to `limit` rows and answers how many
 * @param goesOn asked before each batch
 */
export async function deleteInBatches(
  deleteSome: (limit: number) => Promise<number>,
  goesOn = (): boolean => true,
): Promise<void> {
  endWaitBudget();
  let deleted = BATCH_ROWS;
  while (deleted >= BATCH_ROWS && goesOn()) {
    deleted = await deleteSome(BATCH_ROWS);
    await othersRun(); // node:sqlite is synchronous: lets other work run
  }
}

type Identified = { [Table in keyof Schema]: Schema[Table] extends { id: Id } ? Table : never }[keyof Schema];

/**
 * Deletes the rows that a query chooses, once they are known: PostgreSQL, where it takes a table for nearly empty (as
 * it last counted it), would ask a query within the deletion anew for each row of that table.
 * @param chosen such as nobody calls back meanwhile
 * @returns how many were chosen
 */
export async function deleteChosen<Tables extends keyof Schema>(
  db: Database,
  table: Identified,
  chosen: SelectQueryBuilder<Schema, Tables, { id: Id }>,
): Promise<number> {
  const ids = (await chosen.execute()).map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom(table).where('id', 'in', ids).execute();
  return ids.length;
}

/** Runs a deletion. @returns how many rows it took */
export async function countDeleted(deletion: {
  executeTakeFirst: () => Promise<DeleteResult>;
}): Promise<number> {
  return Number((await deletion.executeTakeFirst()).numDeletedRows);
}
