import { doubtsOf } from '#coach/candidate/doubts.ts';
import type { LabelledMaterial } from '#coach/candidate/labels/material-labels.ts';
import { readCandidate } from '#coach/candidate/read-candidate.ts';
import { type JudgedJob, sourceOf } from '#coach/candidate/settle-jobs.ts';
import type { SettledJob } from '#coach/material.ts';

/** A job of the candidate's, as it is shown to them. */
export interface ListedJob extends SettledJob {
  isSettled: boolean;
  /** Else it was settled for another résumé. */
  isFound: boolean;
  /** What is told under it, as written. */
  lines: readonly string[];
}

export interface ListedJobs {
  jobs: ListedJob[];
  /** Else they were read by rules alone. */
  isSure: boolean;
}

/** The jobs that a candidate's material names, in its order, with what was settled laid over them; last, those of other résumés. */
export function listJobs({ material, labels }: LabelledMaterial): ListedJobs {
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
    source: read ? sourceOf(read) : [],
    doubts: settled?.doubts ?? (read ? doubtsOf(read) : []),
    standing: settled?.standing ?? 'held',
    isSettled: settled !== undefined,
    isFound: true,
  };
}
