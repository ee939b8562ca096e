import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '#api/query-client.ts';
import { openChannel, tell } from '#browser/channel.ts';
import { browserStorage } from '#browser/storage.ts';
import { paths } from '#paths.ts';
import { dropAuthToken, readAuthToken, storedAuthToken } from './auth-token.ts';
import { forgetUser } from './storage-owner.ts';
import { clearSignInNotice, leaveSignInNotice } from './sign-in-notice.ts';

const listeners = new Set<() => void>();
const channel = openChannel('sign-out');
channel?.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => {
  if (held) held.heard = () => endAsTold(data);
  else endAsTold(data);
});

/** While this window is about to leave by itself; `heard` is what another window said meanwhile. */
let held: { heard?: () => void } | null = null;

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
  tellWindows(notice);
  endHere(notice);
}

/** What a refused token does to the window that used it. */
export function signOutRefused(notice: string): void {
  if (!held) signOut(notice);
}

/**
 * Keeps this window open although its token dies, until it signs out by itself: neither a refusal nor another
 * window takes the page away before its outcome was read.
 * @returns lets go again, when the token lives on
 */
export function holdSignOut(): () => void {
  const mine: typeof held = {};
  held = mine;
  return () => {
    if (held !== mine) return;
    held = null;
    mine.heard?.();
  };
}

/** Signs out once the page has been read, and all other windows at once: the token is dead already. */
export function signOutLater(notice: string, afterMs: number): void {
  const token = readAuthToken();
  tellWindows(notice);
  setTimeout(() => {
    if (readAuthToken() !== token) return; // the user has left before
    if (storedAuthToken() === token) forgetUser();
    else browserStorage.session.clear(); // somebody has signed in in another window
    endHere(notice);
  }, afterMs);
}

/** Leaves a page that needs a user when there is none any more. */
export function useLeaveOnSignOut(): void {
  const navigate = useNavigate();
  useEffect(() => onSignOut(() => void navigate(paths.signIn)), [navigate]);
}

function tellWindows(notice?: string): void {
  tell(channel, notice);
}

function endAsTold(notice = 'You signed out in another window.'): void {
  // by the time that a sleeping window hears of it, somebody else may have signed in
  if (storedAuthToken() === null) forgetUser();
  else browserStorage.session.clear();
  endHere(notice);
}

function endHere(notice?: string): void {
  held = null;
  dropAuthToken();
  queryClient.clear(); // what is under way is cancelled with it
  if (notice === undefined) clearSignInNotice();
  else leaveSignInNotice(notice);
  for (const listener of listeners) listener();
}
