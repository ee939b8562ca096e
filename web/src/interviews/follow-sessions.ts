import { QueryObserver } from '@tanstack/react-query';
import type { Interview, LiveKind } from '@pythia/contracts/interviews.ts';
import { queryClient } from '#api/query-client.ts';
import { copilots, type News } from '#listening/copilot-presence.ts';
import { forgetRunning, lookAtStored, onLiveChange } from './running-session.ts';
import { newestSessions, refreshLists } from './sessions-query.ts';
import { discardStoredSession, readStoredSession, storeSession } from './stored-session.ts';

const KINDS: readonly LiveKind[] = ['free', 'paid'];
const CHECK_EVERY_MS = 2_000;
const ASK_EVERY_MS = 30_000;

/**
 * Local sessions are read every two seconds; other devices' come from the server.
 * @returns stops
 */
export function followSessions(email: string): () => void {
  const look = () => {
    for (const kind of KINDS) lookAtStored(kind, email);
  };
  look();
  const asking = new QueryObserver(queryClient, { ...newestSessions, refetchInterval: ASK_EVERY_MS });
  let learnt: unknown = asking.getCurrentResult().data; // local sessions may be newer than this reply
  const stops = [
    asking.subscribe(({ data }) => {
      if (!data || data === learnt) return;
      learnt = data;
      for (const kind of KINDS) store(kind, data.sessions, email);
      look();
    }),
    copilots.onNews(hearNews),
    copilots.watch(),
    onLiveChange(() => void refreshLists()),
  ];
  const timer = setInterval(look, CHECK_EVERY_MS);
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

function hearNews({ over, words }: News): void {
  if (words !== undefined && isCounted(words)) return;
  if (over !== undefined) forgetRunning(over);
  void refreshLists();
}

const isCounted = (sessionId: string): boolean =>
  queryClient
    .getQueryData(newestSessions.queryKey)
    ?.sessions.some(({ id, counted }) => id === sessionId && counted) ?? false;

function store(kind: LiveKind, told: readonly Interview[], email: string): void {
  const session = told.find(({ running, kind: its }) => running && its === kind);
  if (!session) return discardStoredSession(kind);
  const { id, created_at, expires_at, job_title: jobTitle, company } = session;
  const stored = readStoredSession(kind, email);
  const summary = stored?.id === id && stored.summary;
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
