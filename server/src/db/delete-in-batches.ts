import { setImmediate as othersRun } from 'node:timers/promises';
import type { DeleteResult } from 'kysely';
import { endWaitBudget } from '#core/wait-budget.ts';

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

/** Runs a deletion. @returns how many rows it took */
export async function countDeleted(deletion: {
  executeTakeFirst: () => Promise<DeleteResult>;
}): Promise<number> {
  return Number((await deletion.executeTakeFirst()).numDeletedRows);
}
