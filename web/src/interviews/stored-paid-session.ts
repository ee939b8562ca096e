import { serverNow } from '#api/server-clock.ts';
import { browserStorage } from '#browser-storage.ts';
import { parseExpiry } from './countdown.ts';

/** The paid session of this tab, as the specification keeps it in session storage, with what names it. */
export interface StoredPaidSession {
  thread_id: string;
  /** Instants of the server; UTC where they name no zone. */
  created_at: string;
  expires_at: string;
  /** Whose it is. */
  email: string;
  company: string;
  role: string;
}

const KEY = 'pythia_paid_session';

/** The stored session of this user while it is unexpired; one that is over, another's or unreadable is discarded. */
export function readStoredPaidSession(email: string): StoredPaidSession | null {
  const session = parse(browserStorage.session.getItem(KEY));
  // said positively, so that an unreadable instant counts as over
  if (session?.email === email && serverNow() < parseExpiry(session.expires_at)) return session;
  discardStoredPaidSession();
  return null;
}

export const storePaidSession = (session: StoredPaidSession): void =>
  browserStorage.session.setItem(KEY, JSON.stringify(session));

export const discardStoredPaidSession = (): void => browserStorage.session.removeItem(KEY);

function parse(text: string | null): StoredPaidSession | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as Partial<StoredPaidSession> | null;
    if (!value?.thread_id || !value.expires_at) return null;
    return { ...(value as StoredPaidSession), company: value.company ?? '', role: value.role ?? '' };
  } catch {
    return null; // whatever wrote it, it is no session of ours
  }
}
