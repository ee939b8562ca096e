import * as contract from '@pythia/contracts/jobs.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { Clock } from '#core/clock.ts';
import { admit } from '#db/admit.ts';
import type { Database } from '#db/database.ts';
import { deleteRows, restore } from '#db/restorable.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { found } from '#http/found.ts';
import { nextAfter } from '#http/page-of.ts';
import { insertJob, findJobs, shownJob, updateJob } from './jobs-store.ts';

const ROOM = { most: LIMITS.jobs, tooMany: SERVER_MESSAGES.tooManyJobs };

export function bindJobs(bind: Bind, { db, clock }: { db: Database; clock: Clock }): void {
  const now = (): number => clock.now().getTime();

  bind(contract.listJobs, async ({ identity: { userId }, query: { before } }) => {
    const jobs = await findJobs(db, { userId, before });
    return { jobs, next: nextAfter(jobs) };
  });

  bind(contract.createJob, ({ identity: { userId }, body }) =>
    admit(db, 'jobs', { ...ROOM, userId }, (trx) => insertJob(trx, { userId, job: body, now: now() })),
  );

  bind(contract.changeJob, async ({ identity, params, body }) => {
    const wanted = { userId: identity.userId, jobId: params.job_id };
    return found(await updateJob(db, { ...wanted, changes: body, now: now() }));
  });

  bind(contract.deleteJob, async ({ identity: { userId }, params }) => {
    found(await deleteRows(db, 'jobs', { userId, ids: [params.job_id], now: now() }));
  });

  bind(contract.restoreJob, ({ identity: { userId }, params }) =>
    admit(db, 'jobs', { ...ROOM, userId }, async (trx) => {
      const [job] = await restore(trx, 'jobs', { userId, ids: [params.job_id], now: now() });
      return shownJob(found(job));
    }),
  );
}
