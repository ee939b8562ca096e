import { endInterview, type Interview } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { ApiError } from '#api/api-error.ts';
import { copilots } from '#listening/copilot-presence.ts';
import { forgetRunning } from './running-session.ts';
import { showSession } from './sessions-query.ts';

/**
 * Ends it in every window.
 * @throws ApiError
 */
export async function endSession(session_id: string): Promise<void> {
  const ended = await askToEnd(session_id);
  copilots.tellOver(session_id);
  forgetRunning(session_id);
  if (ended) showSession(ended);
}

/** @returns undefined where the server kept no session */
async function askToEnd(session_id: string): Promise<Interview | undefined> {
  try {
    return await authorisedCall(endInterview, { params: { session_id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
