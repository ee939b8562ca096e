import { createStore, useStore } from 'zustand';
import type { LiveKind } from '@pythia/contracts/interviews.ts';
import { readAuthToken } from '#account/auth-token.ts';
import { onSignOut } from '#account/sign-out.ts';
import {
  discardStoredSession,
  readStoredSession,
  storeSession,
  type StoredSession,
} from './stored-session.ts';

/** The user's unexpired session of each kind. */
type RunningSessions = Readonly<Record<LiveKind, StoredSession | null>>;

const NONE: RunningSessions = { free: null, paid: null };
const running = createStore(() => NONE);
onSignOut(() => running.setState(NONE));

export const useRunningSessions = (): RunningSessions => useStore(running);

/** When a session begins or ends, or this one. @returns stops */
export const onLiveChange = (tell: () => void, sessionId?: string): (() => void) => {
  const live = (sessions: RunningSessions) =>
    idsOf(sessions)
      .filter((id) => id === (sessionId ?? id))
      .join();
  return running.subscribe((now, before) => {
    if (readAuthToken() !== null && live(now) !== live(before)) tell(); // who has signed out asks for nothing more
  });
};

/** Looks at once at the session of a kind that this tab has stored. */
export function lookAtStored(kind: LiveKind, email: string): StoredSession | null {
  const stored = readStoredSession(kind, email);
  if (running.getState()[kind]?.id !== stored?.id) running.setState({ [kind]: stored });
  return stored;
}

/** What this tab knows of a session has changed; one that has ended meanwhile stays ended. */
export function replaceRunning(session: StoredSession): void {
  if (!runningIds().includes(session.id)) return;
  storeSession(session);
  running.setState({ [session.kind]: session });
}

/** To be called when a session has ended that may be one of those that ran. */
export function forgetRunning(sessionId: string): void {
  for (const session of Object.values(running.getState())) {
    if (session?.id !== sessionId) continue;
    discardStoredSession(session.kind);
    running.setState({ [session.kind]: null });
  }
}

export const runningIds = (): string[] => idsOf(running.getState());

const idsOf = (sessions: RunningSessions): string[] =>
  Object.values(sessions).flatMap((session) => session?.id ?? []);
