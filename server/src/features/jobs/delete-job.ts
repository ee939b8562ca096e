import type { Database } from '#db/database.ts';
import { eraseOtherDeleted, markDeleted, type OwnJob } from './jobs-store.ts';

/**
 * Takes a job out of its user's sight. It stays to be called back until the next one is deleted, so that a user
 * has never more than one such row.
 * @returns whether there was such a job
 */
export async function deleteJob(db: Database, { now, ...own }: OwnJob & { now: number }): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const marked = await markDeleted(trx, { ...own, now });
    if (marked) await eraseOtherDeleted(trx, own);
    return marked;
  });
}
