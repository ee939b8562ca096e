import { useState } from 'react';
import { browserStorage } from '#browser-storage.ts';

/** A yes or no that this browser remembers. */
export function useStoredFlag(key: string): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => browserStorage.local.getItem(key) === 'true');
  const set = (next: boolean) => {
    browserStorage.local.setItem(key, String(next));
    setValue(next);
  };
  return [value, set];
}
