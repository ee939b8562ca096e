import { listInterviews, type Interview } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { copilots, type News } from '#listening/copilot-presence.ts';
import {
  forgetRunning,
  isCounted,
  lookAtStored,
  lookAtStoredPaid,
  onUnknown,
  showTold,
} from './running-session.ts';
import { discardStoredFreeSession, readStoredFreeSession, storeFreeSession } from './stored-free-session.ts';
import { discardStoredPaidSession, readStoredPaidSession, storePaidSession } from './stored-paid-session.ts';

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
  lookAtBoth(email);
  ask();
  const timers = [setInterval(() => lookAtBoth(email), CHECK_EVERY_MS), setInterval(ask, ASK_EVERY_MS)];
  const stops = [copilots.onNews(onNews), copilots.watch(), onUnknown(ask)];
  document.addEventListener('visibilitychange', ask);
  return () => {
    asking.abort();
    for (const timer of timers) clearInterval(timer);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', ask);
  };
}

function lookAtBoth(email: string): void {
  lookAtStored(email);
  lookAtStoredPaid(email);
}

/** Stores the sessions that run, and discards what is stored of a kind of which none does. */
async function learnFromServer(email: string, signal: AbortSignal): Promise<void> {
  const asked = storedIds(email);
  try {
    const { sessions } = await authorisedCall(listInterviews, { query: { limit: ASKED_FOR }, signal });
    if (storedIds(email) !== asked) return await learnFromServer(email, signal); // one was begun or ended meanwhile
    const running = sessions.filter((session) => session.running);
    const free = running.find(({ kind }) => kind === 'free');
    storeFree(free, email);
    storePaid(
      running.find(({ kind }) => kind === 'paid'),
      email,
    );
    showTold({ counted: free?.counted ?? false, newest: sessions[0] ?? null, server: 'told' });
  } catch {
    if (signal.aborted) return;
    showTold({ server: 'failed' });
  }
  lookAtBoth(email);
}

const storedIds = (email: string): string =>
  `${readStoredFreeSession(email)?.session_id} ${readStoredPaidSession(email)?.thread_id}`;

function storeFree(session: Interview | undefined, email: string): void {
  if (!session) return discardStoredFreeSession();
  const { id: session_id, created_at, expires_at, job_title: jobTitle } = session;
  const stored = readStoredFreeSession(email);
  const own = stored?.session_id === session_id && stored; // this tab may know what it was begun with
  storeFreeSession({ ...own, session_id, created_at, expires_at, jobTitle, email });
}

function storePaid(session: Interview | undefined, email: string): void {
  if (!session) return discardStoredPaidSession();
  const { id: thread_id, created_at, expires_at, company, job_title: role } = session;
  storePaidSession({ thread_id, created_at, expires_at, company, role, email });
}
