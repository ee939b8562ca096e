import { createStore, useStore } from 'zustand';
import type { Interview, SessionKind } from '@pythia/contracts/interviews.ts';
import { readAuthToken } from '#account/auth-token.ts';
import { onSignOut } from '#account/sign-out.ts';
import { discardStoredSession, readStoredSession, type StoredSession } from './stored-session.ts';

interface Sessions {
  /** The user's unexpired session of each kind. */
  running: Readonly<Record<SessionKind, StoredSession | null>>;
  /** Whether the free one has cost its trial, as the server told it. */
  counted: boolean;
  /** The one started last, over or not, as the server told it. */
  newest: Interview | null;
  /** `asking` the server has not told yet · `told` · `failed` what this tab knows is offered as it is. */
  server: 'asking' | 'told' | 'failed';
}

const NOTHING: Sessions = {
  running: { free: null, paid: null },
  counted: false,
  newest: null,
  server: 'asking',
};
const sessions = createStore(() => NOTHING);
onSignOut(() => sessions.setState(NOTHING));

export const useSessions = (): Sessions => useStore(sessions);

/** When a session begins or ends, or this one. @returns stops */
export const onLiveChange = (tell: () => void, sessionId?: string): (() => void) => {
  const live = (sessions: Sessions) =>
    liveIds(sessions)
      .filter((id) => id === (sessionId ?? id))
      .join();
  return whileSignedIn((now, before) => {
    if (live(now) !== live(before)) tell();
  });
};

/** Looks at once at the session of a kind that this tab has stored. */
export function lookAtStored(kind: SessionKind, email: string): StoredSession | null {
  const stored = readStoredSession(kind, email);
  if (sessions.getState().running[kind]?.id !== stored?.id) show(kind, stored);
  return stored;
}

/** What the server has told of the sessions, or that it could not be asked. */
export const showTold = (told: Partial<Pick<Sessions, 'counted' | 'newest' | 'server'>>): void =>
  sessions.setState(told);

/** To be called when a session has ended that may be one of those that ran. */
export function forgetRunning(sessionId: string): void {
  for (const session of Object.values(sessions.getState().running)) {
    if (session?.id !== sessionId) continue;
    discardStoredSession(session.kind);
    show(session.kind, null);
    if (session.kind === 'free') showTold({ counted: false });
  }
}

/** To be called when the sessions that are over were deleted. @returns the ids of those that run */
export function forgetEnded(): string[] {
  sessions.setState(({ newest }) => ({ newest: newest?.running ? newest : null }));
  return liveIds(sessions.getState());
}

/** To be called when a session that is over was deleted: which is the newest now, the server has to tell. */
export const forgetDeleted = (id: string): void =>
  sessions.setState((known) => (known.newest?.id === id ? { newest: null, server: 'asking' } : known));

/** When the server has to be asked again. @returns stops */
export const onUnknown = (ask: () => void): (() => void) =>
  whileSignedIn(({ server }, before) => {
    if (server === 'asking' && before.server !== 'asking') ask();
  });

/** Who signs out has no sessions any more, and nobody to ask for. */
const whileSignedIn = (see: (now: Sessions, before: Sessions) => void): (() => void) =>
  sessions.subscribe((now, before) => {
    if (readAuthToken() !== null) see(now, before);
  });

/** Shows a session from now on as the server has just told it. */
export function renew(told: Interview): void {
  sessions.setState(({ newest }) => ({ newest: newest && newest.id !== told.id ? newest : told }));
}

/** Whether the server has told that words are kept in a session. */
export function isCounted(sessionId: string): boolean {
  const { running, counted, newest } = sessions.getState();
  return (counted && running.free?.id === sessionId) || (newest?.id === sessionId && newest.counted);
}

const show = (kind: SessionKind, session: StoredSession | null): void =>
  sessions.setState(({ running }) => ({ running: { ...running, [kind]: session } }));

const liveIds = ({ running }: Sessions): string[] =>
  Object.values(running).flatMap((session) => session?.id ?? []);
