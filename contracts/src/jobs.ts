import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { BeforeCursor, Next } from './lists.ts';
import { Text, withoutNul } from './text.ts';

export const JOB_STATUSES = ['saved', 'applied', 'interviewing', 'offer', 'closed'] as const;

const JobFields = z.object({
  company: Text.trim().min(1).max(LIMITS.company),
  role: Text.trim().min(1).max(LIMITS.role),
  job_description: Text.max(LIMITS.jobDescription),
  link: z.union([
    z.literal(''),
    z
      .url({ protocol: /^https?$/ })
      .max(LIMITS.link)
      .check(withoutNul),
  ]),
  status: z.enum(JOB_STATUSES),
  notes: Text.max(LIMITS.jobNotes),
  interview_dates: z.array(z.iso.datetime().max(LIMITS.instant)).max(LIMITS.interviewDates),
});

export const Job = JobFields.extend({
  id: z.string(),
  archived: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Job = z.infer<typeof Job>;

/** Includes archived ones, {@link LIMITS.page} at a time. */
export const listJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs',
  summary: 'The applications of the signed-in user, newest first',
  access: 'subscriber',
  query: BeforeCursor,
  reply: z.object({ jobs: z.array(Job), next: Next }),
});

export const createJob = defineEndpoint({
  method: 'POST',
  path: '/jobs',
  summary: 'Add an application; 409 when there are too many',
  access: 'subscriber',
  body: JobFields.extend({
    job_description: JobFields.shape.job_description.default(''),
    link: JobFields.shape.link.default(''),
    status: JobFields.shape.status.default('saved'),
    notes: JobFields.shape.notes.default(''),
    interview_dates: JobFields.shape.interview_dates.default([]),
  }),
  reply: Job,
  status: 201,
});

export const changeJob = defineEndpoint({
  method: 'PATCH',
  path: '/jobs/:job_id',
  summary: 'Change an own application; what is not named stays',
  access: 'subscriber',
  params: z.object({ job_id: z.uuid() }),
  body: JobFields.extend({ archived: z.boolean() }).partial(),
  reply: Job,
});

export const deleteJob = defineEndpoint({
  method: 'DELETE',
  path: '/jobs/:job_id',
  summary: 'Delete an own application; it can be called back for an hour',
  access: 'subscriber',
  params: z.object({ job_id: z.uuid() }),
  reply: 'nothing',
});

export const restoreJob = defineEndpoint({
  method: 'POST',
  path: '/jobs/:job_id/restore',
  summary: 'Call back an own application that was deleted; 409 when there are too many',
  access: 'subscriber',
  params: z.object({ job_id: z.uuid() }),
  reply: Job,
});
