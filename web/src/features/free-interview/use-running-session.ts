import { useCallback, useEffect, useState } from 'react';
import { listInterviews } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import {
  discardStoredFreeSession,
  readStoredFreeSession,
  storeFreeSession,
  type StoredFreeSession,
} from './stored-free-session.ts';

const CHECK_EVERY_MS = 2_000;

/**
 * The user's free session while it is unexpired, and a way to look at it at once. This tab's own is there from
 * the beginning and looked at every two seconds; one of another tab or device is learnt from the server.
 */
export function useRunningSession(
  email: string,
): [session: StoredFreeSession | null, look: () => StoredFreeSession | null] {
  const [session, setSession] = useState(() => readStoredFreeSession(email));
  const look = useCallback(() => {
    const found = readStoredFreeSession(email);
    setSession((known) => (known?.session_id === found?.session_id ? known : found));
    return found;
  }, [email]);
  useEffect(() => {
    const timer = setInterval(look, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  useEffect(() => {
    const left = new AbortController();
    void learnFromServer(email, left.signal).then(look);
    return () => left.abort();
  }, [email, look]);
  return [session, look];
}

/** Stores the session that runs, or discards what is stored when none does. */
async function learnFromServer(email: string, signal: AbortSignal): Promise<void> {
  const asked = readStoredFreeSession(email);
  try {
    const { sessions } = await authorisedCall(listInterviews, { query: {}, signal });
    const running = sessions.find(({ kind, running }) => kind === 'free' && running);
    if (readStoredFreeSession(email)?.session_id !== asked?.session_id) return; // one was begun meanwhile
    if (!running) return discardStoredFreeSession();
    const { id, created_at, expires_at, job_title } = running;
    const known = asked?.session_id === id ? asked : {};
    storeFreeSession({ ...known, session_id: id, created_at, expires_at, jobTitle: job_title, email });
  } catch {
    // no answer, or the page was left: what this tab knows is offered as it is
  }
}
