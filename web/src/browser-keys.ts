import { useSyncExternalStore } from 'react';
import { browserStorage } from '#browser-storage.ts';

const KEY = 'characterKeys';
const listeners = new Set<() => void>();

/** Whether a letter, a digit or a sign alone is a command; people who dictate switch that off (WCAG 2.1.4). */
export const hasCharacterKeys = (): boolean => browserStorage.local.getItem(KEY) !== 'off';

export const useCharacterKeys = (): boolean => useSyncExternalStore(subscribe, hasCharacterKeys, () => true);

export function switchCharacterKeys(on: boolean): void {
  if (on) browserStorage.local.removeItem(KEY);
  else browserStorage.local.setItem(KEY, 'off');
  for (const listener of listeners) listener();
}

/** Also of what is chosen in another window. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
