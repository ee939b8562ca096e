import { endInterview } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { copilots } from '#listening/copilot-presence.ts';
import { forgetRunning, renew } from './running-session.ts';

/** Ends the running session before its time, in every window at once. @throws ApiError */
export async function endSession(session_id: string): Promise<void> {
  const ended = await authorisedCall(endInterview, { params: { session_id } });
  copilots.tellOver(session_id);
  forgetRunning();
  renew(ended);
}
