import type { Job } from '@pythia/contracts/jobs.ts';

export const STATUS_WORDS: Readonly<Record<Job['status'], string>> = {
  saved: 'Saved',
  applied: 'Applied',
  interviewing: 'Interviewing',
  offer: 'Offer',
  closed: 'Closed',
};

export const jobName = ({ company, role }: Pick<Job, 'company' | 'role'>): string => `${role} at ${company}`;
