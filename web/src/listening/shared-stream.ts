import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** The shared tab or screen. On the window, so that a pop-up of the same origin can take it by reference. */
    pythiaMediaStream?: MediaStream | null;
  }
}

const listeners = new Set<() => void>();

export const sharedStream = (): MediaStream | null => window.pythiaMediaStream ?? null;

/** While something is shared, the browser asks before this window is closed or reloaded: that would end the sharing. */
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

/**
 * The stream that the window which opened this one has shared, or null when that window is closed,
 * reloaded, foreign or has shared nothing. Not tested with `instanceof`: another window has its own
 * MediaStream class.
 */
export function openerStream(): MediaStream | null {
  try {
    const stream = (window.opener as Window | null)?.pythiaMediaStream ?? null;
    return stream && stream.getTracks().some((track) => track.readyState === 'live') ? stream : null;
  } catch {
    return null; // the opener has gone to another origin: its properties throw
  }
}
