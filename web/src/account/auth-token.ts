import { createStore, useStore } from 'zustand';
import { browserStorage } from '#browser/storage.ts';
import { keepFor } from './storage-owner.ts';

const KEY = 'authToken';

const held = createStore<string | null>(() => null);

export const readAuthToken = (): string | null => held.getState();
export const useSignedIn = (): boolean => useStore(held, (token) => token !== null);

export function holdAuthToken(token: string): void {
  keepFor(userIn(token));
  browserStorage.local.setItem(KEY, token);
  held.setState(token);
}

export const dropAuthToken = (): void => held.setState(null);

export const storedAuthToken = (): string | null => browserStorage.local.getItem(KEY);

if (typeof window !== 'undefined') {
  holdStoredToken();
  window.addEventListener('storage', ({ key }) => {
    // another window signed in
    if (key === KEY && held.getState() === null) holdStoredToken();
  });
}

function holdStoredToken(): void {
  const token = storedAuthToken();
  if (token === null) keepFor(null);
  else holdAuthToken(token);
}

/** User id in a token (RFC 7519); null for no token. */
function userIn(token: string): string | null {
  try {
    const claims = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(claims)) as { sub: string }).sub;
  } catch {
    return null;
  }
}
