import type { LiveKind } from '@pythia/contracts/interviews.ts';
import { serverNow } from '#api/server-clock.ts';
import { browserStorage } from '#browser/storage.ts';
import { parseExpiry } from './countdown.ts';

export interface StoredSession {
  kind: LiveKind;
  id: string;
  /** UTC if without a zone. */
  created_at: string;
  expires_at: string;
  jobTitle: string;
  company?: string;
  summary?: string;
  email: string;
}

/** Keys of session storage, and names of fields. */
const STORED_AS = {
  free: { key: 'pythia_session', id: 'session_id', jobTitle: 'jobTitle' },
  paid: { key: 'pythia_paid_session', id: 'thread_id', jobTitle: 'role' },
} as const;

/** Discards sessions that are over, foreign or unreadable. */
export function readStoredSession(kind: LiveKind, email: string): StoredSession | null {
  const session = parse(kind, browserStorage.session.getItem(STORED_AS[kind].key));
  // a time that cannot be read counts as over
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
    return null;
  }
}
