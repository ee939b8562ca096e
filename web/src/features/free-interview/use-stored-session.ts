import { useCallback, useEffect, useState } from 'react';
import { readStoredFreeSession, type StoredFreeSession } from './stored-free-session.ts';

const CHECK_EVERY_MS = 2_000;

/** The stored free session while it is unexpired, looked at every two seconds; and a way to look at once. */
export function useStoredSession(): [
  session: StoredFreeSession | null,
  look: () => StoredFreeSession | null,
] {
  const [session, setSession] = useState(() => readStoredFreeSession(new Date()));
  const look = useCallback(() => {
    const found = readStoredFreeSession(new Date());
    setSession((known) => (known?.session_id === found?.session_id ? known : found));
    return found;
  }, []);
  useEffect(() => {
    const timer = setInterval(look, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  return [session, look];
}
