import { serverNow } from '#api/server-clock.ts';
import { browserStorage } from '#browser-storage.ts';

/** The free session of this tab, as the specification keeps it in session storage. */
export interface StoredFreeSession {
  session_id: string;
  /** ISO instants of the server. */
  created_at: string;
  expires_at: string;
  jobTitle: string;
  /** Whose it is. */
  email: string;
  /** The material that this tab began it with, as it was sent; absent where it was none, or begun elsewhere. */
  summary?: string;
}

const KEY = 'pythia_session';

/** The stored session of this user while it is unexpired; one that is over, another's or unreadable is discarded. */
export function readStoredFreeSession(email: string): StoredFreeSession | null {
  const session = parse(browserStorage.session.getItem(KEY));
  // said positively, so that an unreadable instant counts as over
  if (session?.email === email && serverNow() < Date.parse(session.expires_at)) return session;
  discardStoredFreeSession();
  return null;
}

export const storeFreeSession = (session: StoredFreeSession): void =>
  browserStorage.session.setItem(KEY, JSON.stringify(session));

export const discardStoredFreeSession = (): void => browserStorage.session.removeItem(KEY);

function parse(text: string | null): StoredFreeSession | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as Partial<StoredFreeSession> | null;
    const complete = value?.session_id && value.expires_at;
    return complete ? { ...(value as StoredFreeSession), jobTitle: value.jobTitle ?? '' } : null;
  } catch {
    return null; // whatever wrote it, it is no session of ours
  }
}
