import { LIMITS } from '@pythia/contracts/limits.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { keepSettledJobs, readJobs, type ReadJob } from '@pythia/contracts/settled-jobs.ts';
import type { ListedJob, ListedJobs } from '#coach/answer.ts';
import { type Material, NO_MATERIAL } from '#coach/material.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { findSettledJobs, jobsForCoach, saveSettledJobs } from './settled-store.ts';

export type ListJobs = (userId: string, material: Material) => Promise<ListedJobs>;

interface SettledJobsParts {
  db: Database;
  clock: Clock;
  listJobs: ListJobs;
}

export function bindSettledJobs(bind: Bind, { db, clock, listJobs }: SettledJobsParts): void {
  bind(readJobs, async ({ identity: { userId }, body }) => {
    const { version, jobs } = await findSettledJobs(db, userId);
    const listed = await listJobs(userId, { ...NO_MATERIAL, ...body, settledJobs: jobsForCoach(jobs) });
    return { version, jobs: listed.jobs.map(shown), is_sure: listed.isSure };
  });

  bind(keepSettledJobs, async ({ identity: { userId }, body }) => {
    const version = await saveSettledJobs(db, { ...body, userId, now: clock.now().getTime() });
    if (version === undefined) throw new AppError('conflict', SERVER_MESSAGES.settledJobsChanged);
    return { version };
  });
}

const part = (text: string): string => text.slice(0, LIMITS.place);

/** Cut to the limits, so that it may be sent back. */
const shown = (job: ListedJob): ReadJob => ({
  employer: part(job.employer),
  role: part(job.title),
  from: part(job.from),
  to: part(job.to),
  is_current: job.isCurrent,
  source: job.source.slice(0, LIMITS.jobSource).map(part),
  doubts: [...job.doubts],
  standing: job.standing,
  is_settled: job.isSettled,
  is_found: job.isFound,
  lines: job.lines.slice(0, LIMITS.jobLines).map((line) => line.slice(0, LIMITS.readSentence)),
});
