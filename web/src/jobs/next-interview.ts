import type { Job } from '@pythia/contracts/jobs.ts';

/** Half an hour late still counts as next. */
const LATE_MS = 30 * 60_000;

/**
 * @param now epoch milliseconds
 * @returns epoch milliseconds
 */
export function nextInterview({ interview_dates }: Pick<Job, 'interview_dates'>, now: number): number | null {
  const coming = interview_dates.map((date) => Date.parse(date)).filter((at) => !hasPassed(at, now));
  return coming.length === 0 ? null : Math.min(...coming);
}

export const hasPassed = (at: number, now: number): boolean => at + LATE_MS <= now;

export function soonest(jobs: readonly Job[], now: number): { job: Job; at: number } | undefined {
  return jobs
    .filter(({ archived }) => !archived)
    .flatMap((job) => {
      const at = nextInterview(job, now);
      return at === null ? [] : [{ job, at }];
    })
    .toSorted((a, b) => a.at - b.at)[0];
}
