import { FREE_SESSION_MINUTES } from '@pythia/contracts/limits.ts';

/** The free session of this tab, as the specification keeps it in session storage. */
export interface StoredFreeSession {
  session_id: string;
  /** ISO instants. */
  created_at: string;
  expires_at: string;
  jobTitle: string;
}

const KEY = 'pythia_session';
const MAX_AGE_MS = FREE_SESSION_MINUTES * 60_000;

/** The stored session while it is unexpired; one that is over, too old or unreadable is discarded. */
export function readStoredFreeSession(now: Date): StoredFreeSession | null {
  const session = parse(sessionStorage.getItem(KEY));
  if (!session) return null;
  // said positively, so that an unreadable instant counts as over
  const young = now.getTime() - Date.parse(session.created_at) <= MAX_AGE_MS;
  const running = now.getTime() < Date.parse(session.expires_at);
  if (young && running) return session;
  clearStoredFreeSession();
  return null;
}

export const storeFreeSession = (session: StoredFreeSession): void =>
  sessionStorage.setItem(KEY, JSON.stringify(session));

const clearStoredFreeSession = (): void => sessionStorage.removeItem(KEY);

function parse(text: string | null): StoredFreeSession | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as Partial<StoredFreeSession> | null;
    const complete = value?.session_id && value.created_at && value.expires_at;
    return complete ? { ...(value as StoredFreeSession), jobTitle: value.jobTitle ?? '' } : null;
  } catch {
    return null; // whatever wrote it, it is no session of ours
  }
}
