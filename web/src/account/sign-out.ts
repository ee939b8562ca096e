import type { NavigateFunction } from 'react-router';
import { paths } from '#paths.ts';
import { clearAuthToken } from './auth-token.ts';
import { forgetCopilotSessions } from './copilot-sessions.ts';
import { clearSignInNotice } from './sign-in-notice.ts';

const listeners = new Set<() => void>();

/** Parts that hold something of the user's let go of it here. */
export const onSignOut = (listener: () => void): void => void listeners.add(listener);

/** Forgets the token and everything of the user's, and goes to the sign-in page. */
export function signOut(navigate: NavigateFunction): void {
  for (const listener of listeners) listener();
  clearAuthToken();
  forgetCopilotSessions(localStorage);
  clearSignInNotice();
  void navigate(paths.signIn);
}
