import { useSyncExternalStore } from 'react';
import { readAuthToken } from './auth-token.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Whether this browser holds a token. The prerendered page knows of none. */
export const useSignedIn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readAuthToken() !== null,
    () => false,
  );
