import { z } from 'zod';
import { STORY_READING } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { JOB_DOUBTS } from './job-doubts.ts';
import { LIMITS } from './limits.ts';
import { CandidateMaterial } from './material.ts';
import { Text } from './text.ts';

const Part = Text.trim().max(LIMITS.place);

/** A job as the user settled it; overrides a reading of the same lines. */
export const SettledJob = z.object({
  employer: Part,
  role: Part,
  /** Example: `2019`, `March 2021`. */
  from: Part,
  to: Part,
  is_current: z.boolean(),
  /** Résumé lines it was read from, in order; empty for a job that the user added. */
  source: z.array(Text.min(1).max(LIMITS.place)).max(LIMITS.jobSource),
  doubts: z.array(z.enum(JOB_DOUBTS)).max(JOB_DOUBTS.length),
  standing: z.enum(['held', 'none']),
});
export type SettledJob = z.infer<typeof SettledJob>;

export const sizeOfJob = ({ employer, role, from, to, source }: SettledJob): number =>
  [employer, role, from, to, ...source].join('').length;

const SettledJobs = z
  .array(
    SettledJob.refine(
      (job) => job.source.length > 0 || (job.standing === 'held' && sizeOfJob(job) > 0),
      'A job that was added needs something that is known of it.',
    ),
  )
  .max(LIMITS.settledJobs)
  .refine(
    (jobs) => jobs.reduce((sum, job) => sum + sizeOfJob(job), 0) <= LIMITS.settledJobsText,
    `Too long: all jobs together have at most ${LIMITS.settledJobsText} characters.`,
  );

const ReadJob = SettledJob.extend({
  is_settled: z.boolean(),
  /** True: read from this résumé or added by the user; false: settled for another résumé and kept for it. */
  is_found: z.boolean(),
  lines: z.array(z.string()),
});
export type ReadJob = z.infer<typeof ReadJob>;

const Version = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Stores nothing of the résumé. */
export const readJobs = defineEndpoint({
  method: 'POST',
  path: '/material/jobs/read',
  summary: 'The jobs of a résumé in its order, with what the signed-in user has settled laid over them',
  access: 'user',
  budgets: STORY_READING,
  body: CandidateMaterial,
  reply: z.object({
    version: Version,
    jobs: z.array(ReadJob),
    /** False: read without the language model, to be checked. */
    is_sure: z.boolean(),
  }),
});

export const keepSettledJobs = defineEndpoint({
  method: 'PUT',
  path: '/material/jobs',
  summary:
    'Keep these as all of the jobs that the signed-in user has settled; 409 when they were changed since the version that is named',
  access: 'user',
  body: z.object({ version: Version, jobs: SettledJobs }),
  reply: z.object({ version: Version }),
});
