import { browserStorage } from '#browser/storage.ts';

export interface BrowserSetting {
  /** Null where it is as usual. */
  read: () => string | null;
  /** @param value null makes it usual again */
  write: (value: string | null) => void;
  /** The same by somebody who wants it so: {@link onChosen} hears of it. */
  choose: (value: string | null) => void;
  /** For `useSyncExternalStore`: hears also of what is chosen in another window. */
  subscribe: (listener: () => void) => () => void;
}

const choosers = new Set<() => void>();

/** Hears of each choice that is made in this window. @returns stops listening */
export function onChosen(listener: () => void): () => void {
  choosers.add(listener);
  return () => choosers.delete(listener);
}

/** Something that whoever uses this browser has chosen, in all its windows. @param key that the storage's owner knows */
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
