import { createStore, useStore } from 'zustand';
import { listInterviews, type Interview } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { onSignOut } from '#account/sign-out.ts';
import { copilots, type News } from '#listening/copilot-presence.ts';
import {
  discardStoredFreeSession,
  readStoredFreeSession,
  storeFreeSession,
  type StoredFreeSession,
} from './stored-free-session.ts';

interface Sessions {
  /** The user's free session while it is unexpired. */
  running: StoredFreeSession | null;
  /** Whether it has cost its trial, as the server told it. */
  counted: boolean;
  /** The one started last, over or not, as the server told it. */
  newest: Interview | null;
  /** `asking` the server has not told yet · `told` · `failed` what this tab knows is offered as it is. */
  server: 'asking' | 'told' | 'failed';
}

const CHECK_EVERY_MS = 2_000;
/** How soon a session is seen that another device has started or ended. */
const ASK_EVERY_MS = 30_000;
/** Only one free session runs at a time, among the last few whatever their kind. */
const ASKED_FOR = '5';

const NOTHING: Sessions = { running: null, counted: false, newest: null, server: 'asking' };
const sessions = createStore(() => NOTHING);
onSignOut(() => sessions.setState(NOTHING));

export const useSessions = (): Sessions => useStore(sessions);

/** Looks at once at the session that this tab has stored. */
export function lookAtStored(email: string): StoredFreeSession | null {
  const running = readStoredFreeSession(email);
  const isKnown = sessions.getState().running?.session_id === running?.session_id;
  if (!isKnown) sessions.setState({ running });
  return running;
}

/**
 * Keeps up with the sessions of a user: this tab's own is looked at every two seconds; one of another tab or
 * device is learnt from the server, when another window tells of news and at intervals.
 * @returns stops
 */
export function followSessions(email: string): () => void {
  let asking = new AbortController();
  const ask = () => {
    asking.abort();
    asking = new AbortController();
    if (document.visibilityState === 'visible') void learnFromServer(email, asking.signal);
  };
  const onNews = ({ over, words }: News) => {
    if (words !== undefined && isCounted(words)) return; // they change nothing any more
    if (over !== undefined && readStoredFreeSession(email)?.session_id === over) forgetRunning();
    ask();
  };
  lookAtStored(email);
  ask();
  const timers = [setInterval(() => lookAtStored(email), CHECK_EVERY_MS), setInterval(ask, ASK_EVERY_MS)];
  const stops = [copilots.onNews(onNews), copilots.watch()];
  document.addEventListener('visibilitychange', ask);
  return () => {
    asking.abort();
    for (const timer of timers) clearInterval(timer);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', ask);
  };
}

/** To be called when the running session has ended. */
export function forgetRunning(): void {
  discardStoredFreeSession();
  sessions.setState({ running: null, counted: false });
}

/** To be called when the sessions that are over were deleted. @returns the one that runs */
export function forgetEnded(): StoredFreeSession | null {
  sessions.setState(({ newest }) => ({ newest: newest?.running ? newest : null }));
  return sessions.getState().running;
}

/** To be called when a session that is over was deleted. */
export const forgetDeleted = (id: string): void =>
  sessions.setState(({ newest }) => ({ newest: newest?.id === id ? null : newest }));

/** Shows a session from now on as the server has just told it. */
export function renew(told: Interview): void {
  sessions.setState(({ newest }) => ({ newest: newest && newest.id !== told.id ? newest : told }));
}

function isCounted(session_id: string): boolean {
  const { running, counted } = sessions.getState();
  return counted && running?.session_id === session_id;
}

/** Stores the session that runs, or discards what is stored when none does. */
async function learnFromServer(email: string, signal: AbortSignal): Promise<void> {
  const asked = readStoredFreeSession(email);
  try {
    const { sessions: found } = await authorisedCall(listInterviews, { query: { limit: ASKED_FOR }, signal });
    if (readStoredFreeSession(email)?.session_id !== asked?.session_id) return; // one was begun or ended meanwhile
    const running = found.find((session) => session.kind === 'free' && session.running);
    if (running)
      storeFreeSession({ ...(asked?.session_id === running.id && asked), ...stored(running, email) });
    else discardStoredFreeSession();
    sessions.setState({ counted: running?.counted ?? false, newest: found[0] ?? null, server: 'told' });
  } catch {
    if (signal.aborted) return;
    sessions.setState({ server: 'failed' });
  }
  lookAtStored(email);
}

const stored = (session: Interview, email: string): StoredFreeSession => ({
  session_id: session.id,
  created_at: session.created_at,
  expires_at: session.expires_at,
  jobTitle: session.job_title,
  email,
});
