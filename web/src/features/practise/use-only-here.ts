import { useCallback, useEffect, useState } from 'react';

/** One page of this browser is `here`. */
export type Whereabouts = 'unknown' | 'here' | 'elsewhere';

const NOT_HELD = 'AbortError';
/** Unencrypted pages have no locks. */
const hasLocks = (): boolean => 'locks' in navigator;

export function useOnlyHere(name: string): [Whereabouts, bringHere: () => void] {
  const [where, setWhere] = useState<Whereabouts>(() => (hasLocks() ? 'unknown' : 'here'));
  const [takes, setTakes] = useState(0);
  useEffect(() => {
    if (!hasLocks()) return undefined;
    let isOver = false;
    let release = (): void => {};
    const how = takes > 0 ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(name, how, (lock) => {
        if (isOver) return undefined;
        setWhere(lock ? 'here' : 'elsewhere');
        return lock ? new Promise<void>((resolve) => (release = resolve)) : undefined;
      })
      .catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === NOT_HELD)) throw error;
        if (!isOver) setWhere('elsewhere'); // another page has taken it
      });
    return () => {
      isOver = true;
      release();
    };
  }, [name, takes]);
  return [where, useCallback(() => setTakes((count) => count + 1), [])];
}
