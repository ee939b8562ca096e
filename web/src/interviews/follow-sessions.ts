import { listInterviews, type Interview, type SessionKind } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { copilots, type News } from '#listening/copilot-presence.ts';
import { forgetRunning, isCounted, lookAtStored, onUnknown, showTold } from './running-session.ts';
import { discardStoredSession, readStoredSession, storeSession } from './stored-session.ts';

const KINDS: readonly SessionKind[] = ['free', 'paid'];
const CHECK_EVERY_MS = 2_000;
/** How soon a session is seen that another device has started or ended. */
const ASK_EVERY_MS = 30_000;
/** Only one session of each kind runs at a time, among the last few. */
const ASKED_FOR = '5';

/**
 * Keeps up with the sessions of a user: this tab's own are looked at every two seconds; one of another tab or
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
    if (over !== undefined) forgetRunning(over);
    ask();
  };
  lookAtAll(email);
  ask();
  const timers = [setInterval(() => lookAtAll(email), CHECK_EVERY_MS), setInterval(ask, ASK_EVERY_MS)];
  const stops = [copilots.onNews(onNews), copilots.watch(), onUnknown(ask)];
  document.addEventListener('visibilitychange', ask);
  return () => {
    asking.abort();
    for (const timer of timers) clearInterval(timer);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', ask);
  };
}

function lookAtAll(email: string): void {
  for (const kind of KINDS) lookAtStored(kind, email);
}

/** Stores the sessions that run, and discards what is stored of a kind of which none does. */
async function learnFromServer(email: string, signal: AbortSignal): Promise<void> {
  const asked = storedIds(email);
  try {
    const { sessions } = await authorisedCall(listInterviews, { query: { limit: ASKED_FOR }, signal });
    if (storedIds(email) !== asked) return await learnFromServer(email, signal); // one was begun or ended meanwhile
    const running = (kind: SessionKind) =>
      sessions.find((session) => session.running && session.kind === kind);
    for (const kind of KINDS) store(kind, running(kind), email);
    showTold({ counted: running('free')?.counted ?? false, newest: sessions[0] ?? null, server: 'told' });
  } catch {
    if (signal.aborted) return;
    showTold({ server: 'failed' });
  }
  lookAtAll(email);
}

const storedIds = (email: string): string => KINDS.map((kind) => readStoredSession(kind, email)?.id).join();

function store(kind: SessionKind, told: Interview | undefined, email: string): void {
  if (!told) return discardStoredSession(kind);
  const { id, created_at, expires_at, job_title: jobTitle, company } = told;
  const stored = readStoredSession(kind, email);
  const summary = stored?.id === id && stored.summary; // this tab may know what it was begun with
  storeSession({
    kind,
    id,
    created_at,
    expires_at,
    jobTitle,
    ...(kind === 'paid' && { company }),
    ...(summary && { summary }),
    email,
  });
}
