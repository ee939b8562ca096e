import { MESSAGES } from '@pythia/contracts/messages.ts';
import { type DurationChoice, startPaidSession } from '@pythia/contracts/paid-interview.ts';
import { writeResumeSummary } from '@pythia/contracts/resume-summary.ts';
import type { BodyOf, ReplyOf } from '@pythia/contracts/endpoint.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { ApiError, isTimeout } from '#api/api-error.ts';
import { nextLanguage } from '#listening/languages.ts';
import { refreshJobs } from '#jobs/jobs.ts';
import type { StoredSession } from '#interviews/stored-session.ts';
import { HANGS_AFTER_MS } from '#interviews/use-launch.ts';
import type { Setup } from '../use-setup.ts';

export async function startFromWizard(
  email: string,
  duration_choice: DurationChoice,
  { job, jobId, material }: Pick<Setup, 'job' | 'jobId' | 'material'>,
): Promise<StoredSession> {
  const resume_summary = summaryOf({ job, material });
  const signal = AbortSignal.timeout(HANGS_AFTER_MS);
  const { thread_id: id, ...times } = await begin(
    { duration_choice, resume_summary, language: nextLanguage() },
    jobId,
    signal,
  );
  const about = { jobTitle: job.role.trim(), company: job.company.trim() };
  return { kind: 'paid', id, ...times, ...about, summary: resume_summary, email };
}

export const summaryOf = ({ job, material }: Pick<Setup, 'job' | 'material'>): string =>
  writeResumeSummary({ ...material, ...job });

/** A job deleted meanwhile does not prevent the interview. */
async function begin(
  body: BodyOf<typeof startPaidSession>,
  job_id: string | null,
  signal: AbortSignal,
): Promise<ReplyOf<typeof startPaidSession>> {
  if (job_id === null) return authorisedCall(startPaidSession, { body, signal });
  try {
    return await authorisedCall(startPaidSession, { body: { ...body, job_id }, signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    void refreshJobs();
    return authorisedCall(startPaidSession, { body, signal });
  }
}

/** HTTP/2 has no status text, so a sentence stands in. */
export function whyNotStarted(error: unknown): string {
  if (isTimeout(error)) return MESSAGES.networkError;
  if (!(error instanceof ApiError)) return MESSAGES.failedToStartSession;
  if (error.kind === 'shape') return MESSAGES.failedToCreateSession;
  if (error.kind === 'network') return error.message;
  return error.detail ?? MESSAGES.startFailedPrefix + `${error.status} ${error.statusText}`.trim();
}
