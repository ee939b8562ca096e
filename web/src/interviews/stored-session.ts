import type { LiveKind } from '@pythia/contracts/interviews.ts';
import { serverNow } from '#api/server-clock.ts';
import { browserStorage } from '#browser/storage.ts';
import { parseExpiry } from './countdown.ts';

/** A session of this tab's user, as far as a page has to know it. */
export interface StoredSession {
  kind: LiveKind;
  id: string;
  /** Instants of the server; UTC where they name no zone. */
  created_at: string;
  expires_at: string;
  jobTitle: string;
  /** Of a paid one. */
  company?: string;
  /** The material that it has from this tab, as it was sent; absent where that was none, or it was begun elsewhere. */
  summary?: string;
  /** Whose it is. */
  email: string;
}

/** Where session storage keeps a session of a kind, and what it calls its parts there: the specification's names. */
const STORED_AS = {
  free: { key: 'pythia_session', id: 'session_id', jobTitle: 'jobTitle' },
  paid: { key: 'pythia_paid_session', id: 'thread_id', jobTitle: 'role' },
} as const;

/** The stored session of this user while it is unexpired; one that is over, another's or unreadable is discarded. */
export function readStoredSession(kind: LiveKind, email: string): StoredSession | null {
  const session = parse(kind, browserStorage.session.getItem(STORED_AS[kind].key));
  // said positively, so that an unreadable instant counts as over
  if (session?.email === email && serverNow() < parseExpiry(session.expires_at)) return session;
  discardStoredSession(kind);
  return null;
}

export function storeSession({ kind, id, jobTitle, ...session }: StoredSession): void {
  const names = STORED_AS[kind];
  const stored = { [names.id]: id, [names.jobTitle]: jobTitle, ...session };
  browserStorage.session.setItem(names.key, JSON.stringify(stored));
}

export const discardStoredSession = (kind: LiveKind): void =>
  browserStorage.session.removeItem(STORED_AS[kind].key);

function parse(kind: LiveKind, text: string | null): StoredSession | null {
  const names = STORED_AS[kind];
  try {
    const { [names.id]: id, [names.jobTitle]: jobTitle = '', ...session } = JSON.parse(text ?? '{}');
    return id && session.expires_at ? { ...session, kind, id, jobTitle } : null;
  } catch {
    return null; // whatever wrote it, it is no session of ours
  }
}
