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

type RunningSessions = Readonly<Record<LiveKind, StoredSession | null>>;

const NONE: RunningSessions = { free: null, paid: null };
const running = createStore(() => NONE);
onSignOut(() => running.setState(NONE));

export const useRunningSessions = (): RunningSessions => useStore(running);

export const onLiveChange = (tell: () => void, sessionId?: string): (() => void) => {
  const live = (sessions: RunningSessions) =>
    idsOf(sessions)
      .filter((id) => id === (sessionId ?? id))
      .join();
  return running.subscribe((now, before) => {
    if (readAuthToken() !== null && live(now) !== live(before)) tell(); // signed out: nothing is asked
  });
};

export function lookAtStored(kind: LiveKind, email: string): StoredSession | null {
  const stored = readStoredSession(kind, email);
  if (running.getState()[kind]?.id !== stored?.id) running.setState({ [kind]: stored });
  return stored;
}

export function replaceRunning(session: StoredSession): void {
  if (!runningIds().includes(session.id)) return;
  storeSession(session);
  running.setState({ [session.kind]: session });
}

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
