import type { Job } from '@pythia/contracts/jobs.ts';

export interface JobFilter {
  search: string;
  status: Job['status'] | 'any';
  archived: boolean;
}

export const ALL_ACTIVE: JobFilter = { search: '', status: 'any', archived: false };

export function filterJobs(jobs: readonly Job[], { search, status, archived }: JobFilter): Job[] {
  const words = search.toLowerCase().split(/\s+/);
  return jobs.filter((job) => {
    const text = `${job.company}\n${job.role}\n${job.notes}`.toLowerCase();
    const isWanted = job.archived === archived && (status === 'any' || job.status === status);
    return isWanted && words.every((word) => text.includes(word));
  });
}
