import { createStore, useStore } from 'zustand';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { readAuthToken } from '#account/auth-token.ts';
import { onSignOut } from '#account/sign-out.ts';
import {
  discardStoredFreeSession,
  readStoredFreeSession,
  type StoredFreeSession,
} from './stored-free-session.ts';
import {
  discardStoredPaidSession,
  readStoredPaidSession,
  type StoredPaidSession,
} from './stored-paid-session.ts';

interface Sessions {
  /** The user's free session while it is unexpired. */
  running: StoredFreeSession | null;
  /** The user's paid session while it is unexpired. */
  paid: StoredPaidSession | null;
  /** Whether the free one has cost its trial, as the server told it. */
  counted: boolean;
  /** The one started last, over or not, as the server told it. */
  newest: Interview | null;
  /** `asking` the server has not told yet · `told` · `failed` what this tab knows is offered as it is. */
  server: 'asking' | 'told' | 'failed';
}

const NOTHING: Sessions = { running: null, paid: null, counted: false, newest: null, server: 'asking' };
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

/** Looks at once at the free session that this tab has stored. */
export function lookAtStored(email: string): StoredFreeSession | null {
  const running = readStoredFreeSession(email);
  const isKnown = sessions.getState().running?.session_id === running?.session_id;
  if (!isKnown) sessions.setState({ running });
  return running;
}

/** Looks at once at the paid session that this tab has stored. */
export function lookAtStoredPaid(email: string): StoredPaidSession | null {
  const paid = readStoredPaidSession(email);
  const isKnown = sessions.getState().paid?.thread_id === paid?.thread_id;
  if (!isKnown) sessions.setState({ paid });
  return paid;
}

/** What the server has told of the sessions, or that it could not be asked. */
export const showTold = (told: Partial<Pick<Sessions, 'counted' | 'newest' | 'server'>>): void =>
  sessions.setState(told);

/** To be called when a session has ended that may be one of those that ran. */
export function forgetRunning(sessionId: string): void {
  const { running, paid } = sessions.getState();
  if (running?.session_id === sessionId) {
    discardStoredFreeSession();
    sessions.setState({ running: null, counted: false });
  }
  if (paid?.thread_id === sessionId) {
    discardStoredPaidSession();
    sessions.setState({ paid: null });
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
  return (counted && running?.session_id === sessionId) || (newest?.id === sessionId && newest.counted);
}

const liveIds = ({ running, paid }: Sessions): string[] =>
  [running?.session_id, paid?.thread_id].filter((id) => id !== undefined);
