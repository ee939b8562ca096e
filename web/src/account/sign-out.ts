import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { openChannel } from '#browser-channel.ts';
import { browserStorage } from '#browser-storage.ts';
import { paths } from '#paths.ts';
import { dropAuthToken, storedAuthToken } from './auth-token.ts';
import { clearSignInNotice, leaveSignInNotice } from './sign-in-notice.ts';

/** What belongs to the browser and not to its user. */
const PREFERENCES = new Set(['theme', 'sidebarCollapsed']);

const listeners = new Set<() => void>();
const channel = openChannel('sign-out');
channel?.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => {
  // by the time that a sleeping window hears of it, somebody else may have signed in
  if (storedAuthToken() === null) forgetUser();
  else browserStorage.session.clear();
  endHere(data ?? 'You signed out in another window.');
});

/**
 * Parts that hold something of the user's let go of it here, whichever window the user signed out in.
 * @returns stops listening
 */
export function onSignOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Deletes everything of the user's in this browser and ends every window. The notice waits on the sign-in page. */
export function signOut(notice?: string): void {
  forgetUser();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin
  channel?.postMessage(notice);
  endHere(notice);
}

/** Leaves a page that needs a user when there is none any more. */
export function useLeaveOnSignOut(): void {
  const navigate = useNavigate();
  useEffect(() => onSignOut(() => void navigate(paths.signIn)), [navigate]);
}

function endHere(notice?: string): void {
  dropAuthToken();
  if (notice === undefined) clearSignInNotice();
  else leaveSignInNotice(notice);
  for (const listener of listeners) listener();
}

/** All but the preferences, so that nothing which a later part keeps can be left behind. */
function forgetUser(): void {
  const { local, session } = browserStorage;
  session.clear();
  const keys = Array.from({ length: local.length }, (_, index) => local.key(index) ?? '');
  for (const key of keys) if (!PREFERENCES.has(key)) local.removeItem(key);
}
