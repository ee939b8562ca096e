import { setImmediate as othersRun } from 'node:timers/promises';

/** Few enough that nobody who is live notices the statement. */
const BATCH_ROWS = 500;

/**
 * Deletes any number of rows in batches, between which others are served, until there are no more.
 * @param deleteSome deletes up to `limit` rows and answers how many
 * @param goesOn asked before each batch
 */
export async function deleteInBatches(
  deleteSome: (limit: number) => Promise<number>,
  goesOn = (): boolean => true,
): Promise<void> {
  let deleted = BATCH_ROWS;
  while (deleted >= BATCH_ROWS && goesOn()) {
    deleted = await deleteSome(BATCH_ROWS);
    await othersRun(); // SQLite answers without ever letting go
  }
}
