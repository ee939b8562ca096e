import { LIMITS } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import { holdUser } from '#db/hold-user.ts';
import { countJobs } from './jobs-store.ts';

/**
 * Adds a job to a user's if there is room for it, whatever calls come at the same time.
 * @param add asked in the transaction that has counted
 * @throws AppError `conflict` when the user has as many as they may have
 */
export async function admitJob<Added>(
  db: Database,
  userId: Id,
  add: (trx: Database) => Promise<Added>,
): Promise<Added> {
  return db.transaction().execute(async (trx) => {
    const user = await holdUser(trx, userId);
    if (!user || user.deleted_at !== null) throw new AppError('unauthenticated', MESSAGES.notSignedIn);
    if ((await countJobs(trx, userId)) >= LIMITS.jobs) throw new AppError('conflict', MESSAGES.tooManyJobs);
    return add(trx);
  });
}
