import { createStore, useStore } from 'zustand';
import { browserStorage } from '#browser/storage.ts';
import { keepFor } from './storage-owner.ts';

/** Where the specification keeps the bearer token. */
const KEY = 'authToken';

/** The token that this window works with. A prerendered page knows of none. */
const held = createStore<string | null>(() => null);

export const readAuthToken = (): string | null => held.getState();
export const useSignedIn = (): boolean => useStore(held, (token) => token !== null);

export function holdAuthToken(token: string): void {
  keepFor(userIn(token));
  browserStorage.local.setItem(KEY, token);
  held.setState(token);
}

/** For this window alone: what other windows share is deleted by signing out. */
export const dropAuthToken = (): void => held.setState(null);

export const storedAuthToken = (): string | null => browserStorage.local.getItem(KEY);

if (typeof window !== 'undefined') {
  holdStoredToken();
  window.addEventListener('storage', ({ key }) => {
    // signed in, in another window; signing out has a way of its own
    if (key === KEY && held.getState() === null) holdStoredToken();
  });
}

function holdStoredToken(): void {
  const token = storedAuthToken();
  if (token === null) keepFor(null);
  else holdAuthToken(token);
}

/** The id of the user that a token names (RFC 7519); null for what is no token. */
function userIn(token: string): string | null {
  try {
    const claims = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(claims)) as { sub: string }).sub;
  } catch {
    return null;
  }
}
