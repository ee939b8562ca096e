import type { NavigateFunction } from 'react-router';
import { paths } from '#paths.ts';
import { clearAuthToken } from '#state/auth-token.ts';
import { forgetCopilotSessions } from '#state/copilot-sessions.ts';
import { clearSignInNotice } from '#state/sign-in-notice.ts';
import { setSharedStream, sharedStream } from '#state/shared-stream.ts';

/** Forgets the token, stops listening, and goes to the sign-in page. */
export function logOut(navigate: NavigateFunction): void {
  for (const track of sharedStream()?.getTracks() ?? []) track.stop();
  setSharedStream(null);
  clearAuthToken();
  forgetCopilotSessions(localStorage);
  clearSignInNotice();
  void navigate(paths.signIn);
}
