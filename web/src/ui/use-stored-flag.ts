import { useState } from 'react';

/** A yes or no that this browser remembers. */
export function useStoredFlag(key: string): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => localStorage.getItem(key) === 'true');
  const set = (next: boolean) => {
    localStorage.setItem(key, String(next));
    setValue(next);
  };
  return [value, set];
}
