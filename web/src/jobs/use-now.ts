import { useEffect, useState } from 'react';

const EVERY_MS = 60_000;

/** The time in epoch milliseconds, of this minute: what is said of days and hours stays true in an open page. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
