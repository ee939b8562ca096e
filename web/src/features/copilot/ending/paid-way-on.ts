import { type Interview, readInterview } from '@pythia/contracts/interviews.ts';
import { PAID_SESSION_MINUTES } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { type DurationChoice, startPaidSession } from '@pythia/contracts/paid-interview.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { askForUser } from '#account/current-user.ts';
import { isSubscribed } from '#account/subscription.ts';
import { ApiError } from '#api/api-error.ts';
import { paths } from '#paths.ts';
import type { WayOn } from '../machine/next-session.ts';

const CHOICES: readonly DurationChoice[] = [1, 2, 3];

export const paidWayOn: WayOn = {
  offer: async () => {
    const user = await askForUser();
    if (isSubscribed(user)) return { can: true, left: null };
    return { can: false, why: 'Your subscription has ended', page: paths.upgrade };
  },
  start: async (sessionId, signal) => {
    const before = await readSession(sessionId, signal);
    const body = { duration_choice: choiceOfLength(before), continues: sessionId };
    const session = await authorisedCall(startPaidSession, { body, signal });
    return { sessionId: session.thread_id, jobTitle: before.job_title, expiresAt: session.expires_at };
  },
};

/** @throws ApiError with a sentence, where the session is not kept any more */
async function readSession(session_id: string, signal: AbortSignal): Promise<Interview> {
  try {
    const read = { params: { session_id }, query: { limit: '1' }, signal };
    return (await authorisedCall(readInterview, read)).session;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    throw new ApiError({ kind: 'http', status: 404, detail: MESSAGES.sessionNotKept });
  }
}

/** Shortest choice that is not shorter than the session was; an early end shortens it. */
export function choiceOfLength(session: { created_at: string; expires_at: string }): DurationChoice {
  const minutes = (Date.parse(session.expires_at) - Date.parse(session.created_at)) / 60_000;
  return CHOICES.find((choice) => PAID_SESSION_MINUTES[choice] >= Math.floor(minutes)) ?? 3;
}
