import type { Job } from '@pythia/contracts/jobs.ts';

/** An interview that starts late, or has just begun, is still the next one. */
const LATE_MS = 30 * 60_000;

/**
 * @param now in epoch milliseconds
 * @returns the instant of the job's nearest interview that is not past, in epoch milliseconds; null: none is noted
 */
export function nextInterview({ interview_dates }: Pick<Job, 'interview_dates'>, now: number): number | null {
  const coming = interview_dates.map((date) => Date.parse(date)).filter((at) => !hasPassed(at, now));
  return coming.length === 0 ? null : Math.min(...coming);
}

/** Whether an interview that starts at an instant is over, as far as can be told. */
export const hasPassed = (at: number, now: number): boolean => at + LATE_MS <= now;

/** The nearest interview of all jobs that are not archived; undefined: none is noted. */
export function soonest(jobs: readonly Job[], now: number): { job: Job; at: number } | undefined {
  return jobs
    .filter(({ archived }) => !archived)
    .flatMap((job) => {
      const at = nextInterview(job, now);
      return at === null ? [] : [{ job, at }];
    })
    .toSorted((a, b) => a.at - b.at)[0];
}
