import { browserStorage } from '#browser/storage.ts';

export interface BrowserSetting {
  read: () => string | null;
  write: (value: string | null) => void;
  /** A user's choice, which {@link onChosen} reports. */
  choose: (value: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

const choosers = new Set<() => void>();

export function onChosen(listener: () => void): () => void {
  choosers.add(listener);
  return () => choosers.delete(listener);
}

/**
 * All windows of this browser share a setting.
 * @param key also listed in `storage-owner.ts`
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
