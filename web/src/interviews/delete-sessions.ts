import { deleteInterviews, listInterviews } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { forgetCopilotSessions } from '#account/copilot-sessions.ts';
import { browserStorage } from '#browser-storage.ts';
import { forgetEnded } from './running-session.ts';

/** Deletes every session that is over, on the server and in this browser. @throws ApiError */
export async function deleteEndedSessions(): Promise<void> {
  await authorisedCall(deleteInterviews, {});
  forgetCopilotSessions(browserStorage.local, ...forgetEnded());
}

/** How many sessions are over; `more` than that where the server has not told of all. @throws ApiError */
export async function countEndedSessions(): Promise<{ count: number; more: boolean }> {
  const { sessions, next } = await authorisedCall(listInterviews, { query: { limit: '100' } });
  return { count: sessions.filter(({ running }) => !running).length, more: next !== null };
}
