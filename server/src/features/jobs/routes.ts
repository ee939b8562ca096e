import * as contract from '@pythia/contracts/jobs.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { admitJob } from './admit-job.ts';
import { deleteJob } from './delete-job.ts';
import { insertJob, listJobs, unmarkDeleted, updateJob } from './jobs-store.ts';

export function bindJobs(bind: Bind, { db, clock }: { db: Database; clock: Clock }): void {
  const now = (): number => clock.now().getTime();

  bind(contract.listJobs, async ({ identity }) => ({ jobs: await listJobs(db, identity.userId) }));

  bind(contract.createJob, ({ identity: { userId }, body }) =>
    admitJob(db, userId, (trx) => insertJob(trx, { userId, job: body, now: now() })),
  );

  bind(contract.changeJob, async ({ identity, params, body }) => {
    const own = { userId: identity.userId, jobId: params.job_id };
    return found(await updateJob(db, { ...own, changes: body, now: now() }));
  });

  bind(contract.deleteJob, async ({ identity, params }) => {
    found(await deleteJob(db, { userId: identity.userId, jobId: params.job_id, now: now() }));
  });

  bind(contract.restoreJob, ({ identity: { userId }, params }) =>
    admitJob(db, userId, async (trx) => found(await unmarkDeleted(trx, { userId, jobId: params.job_id }))),
  );
}

/** @throws AppError `not-found` */
function found<Job>(job: Job | undefined | false): Job {
  if (!job) throw new AppError('not-found', MESSAGES.notFound);
  return job;
}
