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

/** Set while this window signs out by itself. Another window's sign-out waits in `heard`. */
let held: { heard?: () => void } | null = null;

/** @returns stops listening */
export function onSignOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Signs all windows out.
 * @param notice for the sign-in page
 */
export function signOut(notice?: string): void {
  forgetUser();
  tellWindows(notice);
  endHere(notice);
}

export function signOutRefused(notice: string): void {
  if (!held) signOut(notice);
}

/**
 * The window stays until the user has read how their last call ended.
 * @returns lets go if the token still works
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

/** Other windows sign out now, this one after its notice was read. */
export function signOutLater(notice: string, afterMs: number): void {
  const token = readAuthToken();
  tellWindows(notice);
  setTimeout(() => {
    if (readAuthToken() !== token) return;
    if (storedAuthToken() === token) forgetUser();
    else browserStorage.session.clear(); // another user signed in meanwhile
    endHere(notice);
  }, afterMs);
}

export function useLeaveOnSignOut(): void {
  const navigate = useNavigate();
  useEffect(() => onSignOut(() => void navigate(paths.signIn)), [navigate]);
}

function tellWindows(notice?: string): void {
  tell(channel, notice);
}

function endAsTold(notice = 'You signed out in another window.'): void {
  // a sleeping window hears late: somebody else may have signed in
  if (storedAuthToken() === null) forgetUser();
  else browserStorage.session.clear();
  endHere(notice);
}

function endHere(notice?: string): void {
  held = null;
  dropAuthToken();
  queryClient.clear();
  if (notice === undefined) clearSignInNotice();
  else leaveSignInNotice(notice);
  for (const listener of listeners) listener();
}
