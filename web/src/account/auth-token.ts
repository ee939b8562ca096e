import { createStore, useStore } from 'zustand';
import { browserStorage } from '#browser-storage.ts';

/** Where the specification keeps the bearer token. */
const KEY = 'authToken';

/** The token that this window works with. A prerendered page knows of none. */
const held = createStore<string | null>(() => null);

export const readAuthToken = (): string | null => held.getState();
export const useSignedIn = (): boolean => useStore(held, (token) => token !== null);

export function holdAuthToken(token: string): void {
  browserStorage.local.setItem(KEY, token);
  held.setState(token);
}

/** For this window alone: what other windows share is deleted by signing out. */
export const dropAuthToken = (): void => held.setState(null);

export const storedAuthToken = (): string | null => browserStorage.local.getItem(KEY);

if (typeof window !== 'undefined') {
  held.setState(storedAuthToken());
  window.addEventListener('storage', ({ key }) => {
    // signed in, in another window; signing out has a way of its own
    if (key === KEY && held.getState() === null) held.setState(storedAuthToken());
  });
}
