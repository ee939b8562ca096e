import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** Shared tab or screen, here for pop-ups to take by reference. */
    pythiaMediaStream?: MediaStream | null;
  }
}

const listeners = new Set<() => void>();

export const sharedStream = (): MediaStream | null => window.pythiaMediaStream ?? null;

/** Closing or reloading would end the share, so the browser asks before. */
export function setSharedStream(stream: MediaStream | null): void {
  window.pythiaMediaStream = stream;
  if (stream) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

export const useSharedStream = (): MediaStream | null =>
  useSyncExternalStore(subscribe, sharedStream, () => null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stream shared by the opener. No `instanceof`: another window has its own classes. */
export function openerStream(): MediaStream | null {
  try {
    const stream = (window.opener as Window | null)?.pythiaMediaStream ?? null;
    return stream && stream.getTracks().some((track) => track.readyState === 'live') ? stream : null;
  } catch {
    return null; // another origin's properties throw
  }
}
