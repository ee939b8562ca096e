import { createFreeSession } from '@pythia/contracts/free-interview.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { sentenceFor } from '#api/api-error.ts';
import type { StoredSession } from '#interviews/stored-session.ts';
import { HANGS_AFTER_MS } from '#interviews/use-launch.ts';
import { nextLanguage } from '#listening/languages.ts';

/**
 * A running session keeps its own title.
 * @throws ApiError
 */
export async function startFreeInterview(
  email: string,
  jobTitle: string,
  summary: string,
): Promise<StoredSession> {
  const body = {
    ...(jobTitle && { job_title: jobTitle }),
    ...(summary && { resume_summary: summary }),
    language: nextLanguage(),
  };
  const signal = AbortSignal.timeout(HANGS_AFTER_MS);
  const started = await authorisedCall(createFreeSession, { body, signal });
  const { session_id: id, job_title, created_at, expires_at, resumed } = started;
  return {
    kind: 'free',
    id,
    created_at,
    expires_at,
    jobTitle: job_title,
    ...(summary && !resumed && { summary }),
    email,
  };
}

export const whyNotFree = (failure: unknown): string =>
  sentenceFor(failure, MESSAGES.failedToCreateSession, MESSAGES.failedToStartSession);
