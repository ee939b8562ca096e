import { setImmediate as othersRun } from 'node:timers/promises';
import type { DeleteResult, SelectQueryBuilder } from 'kysely';
import { endWaitBudget } from '#core/wait-budget.ts';
import type { Database, Id, Schema } from './database.ts';

const BATCH_ROWS = 500;

/**
 * Deletes in batches, small enough not to delay a live session, with other work between them.
 * @param deleteSome deletes up to `limit` rows, returns how many
 */
export async function deleteInBatches(
  deleteSome: (limit: number) => Promise<number>,
  goesOn = (): boolean => true,
): Promise<void> {
  endWaitBudget();
  let deleted = BATCH_ROWS;
  while (deleted >= BATCH_ROWS && goesOn()) {
    deleted = await deleteSome(BATCH_ROWS);
    await othersRun();
  }
}

type Identified = { [Table in keyof Schema]: Schema[Table] extends { id: Id } ? Table : never }[keyof Schema];

/**
 * Selects first, then deletes: PostgreSQL would run a subquery again for each row of a table that it believes
 * empty.
 * @param chosen rows that nobody restores meanwhile
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

export async function countDeleted(deletion: {
  executeTakeFirst: () => Promise<DeleteResult>;
}): Promise<number> {
  return Number((await deletion.executeTakeFirst()).numDeletedRows);
}
