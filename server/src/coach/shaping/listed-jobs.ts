import { doubtsOf } from '#coach/candidate/doubts.ts';
import type { LabelledMaterial } from '#coach/candidate/labels/material-labels.ts';
import { readCandidate } from '#coach/candidate/read-candidate.ts';
import { type JudgedJob, jobLines } from '#coach/candidate/settle-jobs.ts';
import type { JobAsSettled } from '#coach/material.ts';

export interface ListedJob extends JobAsSettled {
  isSettled: boolean;
  /** False: settled for another résumé. */
  isFound: boolean;
  lines: readonly string[];
}

export interface ListedJobs {
  jobs: ListedJob[];
  /** False: read by rules alone. */
  isSure: boolean;
}

/** In the material's order with settled ones laid over; those of other résumés last. */
export function listedJobs({ material, labels }: LabelledMaterial): ListedJobs {
  const { jobs, linesUnder, isSure } = readCandidate({ ...material, stories: [], settled: [] }, labels);
  const found = new Set(jobs.map(({ settled }) => settled));
  const listed = jobs.map((job) => listedJob(job, (job.read && linesUnder.get(job.read)) ?? []));
  const others = material.settledJobs.filter((job) => !found.has(job));
  return {
    jobs: [...listed, ...others.map((job) => ({ ...job, isSettled: true, isFound: false, lines: [] }))],
    isSure,
  };
}

function listedJob({ read, settled }: JudgedJob, lines: readonly string[]): ListedJob {
  const { employer, title, from, to, isCurrent } = (settled ?? read)!;
  return {
    employer,
    title,
    from,
    to,
    isCurrent,
    lines,
    source: read ? jobLines(read) : [],
    doubts: settled?.doubts ?? (read ? doubtsOf(read) : []),
    standing: settled?.standing ?? 'held',
    isSettled: settled !== undefined,
    isFound: true,
  };
}
