import { browserStorage } from '#browser/storage.ts';

export interface BrowserSetting {
  /** Null: default. */
  read: () => string | null;
  /** @param value null: default */
  write: (value: string | null) => void;
  /** User's choice: {@link onChosen} is called. */
  choose: (value: string | null) => void;
  /** Other windows' choices too. */
  subscribe: (listener: () => void) => () => void;
}

const choosers = new Set<() => void>();

/**
 * Choices of this window.
 * @returns stops listening
 */
export function onChosen(listener: () => void): () => void {
  choosers.add(listener);
  return () => choosers.delete(listener);
}

/**
 * A setting of this browser, in all windows.
 * @param key known to the storage's owner
 */
export function browserSetting(key: string): BrowserSetting {
  const listeners = new Set<() => void>();
  const write = (value: string | null): void => {
    if (value === null) browserStorage.local.removeItem(key);
    else browserStorage.local.setItem(key, value);
    for (const listener of listeners) listener();
  };
  return {
    read: () => browserStorage.local.getItem(key),
    write,
    choose: (value) => {
      write(value);
      for (const listener of choosers) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
