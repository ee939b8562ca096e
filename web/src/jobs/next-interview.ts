import type { Job } from '@pythia/contracts/jobs.ts';

/** An interview that starts late, or has just begun, is still the next one. */
const LATE_MS = 30 * 60_000;

/**
 * @param now in epoch milliseconds
 * @returns the instant of the job's nearest interview that is not past, in epoch milliseconds; null: none is noted
 */
export function nextInterview({ interview_dates }: Pick<Job, 'interview_dates'>, now: number): number | null {
  const coming = interview_dates.map((date) => Date.parse(date)).filter((at) => !isPast(at, now));
  return coming.length === 0 ? null : Math.min(...coming);
}

/** Whether an interview that starts at an instant is over, as far as can be told. */
export const isPast = (at: number, now: number): boolean => at + LATE_MS <= now;
