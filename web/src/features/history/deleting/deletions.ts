import { createStore, useStore } from 'zustand';
import { deleteInterview, deleteInterviewEvents } from '@pythia/contracts/interviews.ts';
import { readAuthToken } from '#account/auth-token.ts';
import { forgetCopilotSession } from '#account/copilot-sessions.ts';
import { onSignOut } from '#account/sign-out.ts';
import { ApiError, sentenceFor } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { browserStorage } from '#browser-storage.ts';
import { forgetDeleted } from '#interviews/running-session.ts';
import { showToast } from '#ui/toast.tsx';

/** How long a deletion can be taken back. */
export const UNDO_MS = 8_000;

/** A session, or the lines or the question in it of these events. */
export interface Deletable {
  sessionId: string;
  events?: readonly string[];
}

/** `waiting` it can still be taken back · `gone` it has been deleted. */
type Deletion = 'waiting' | 'gone';

interface Waiting extends Deletable {
  /** Of whoever wished it: a sign-out does not keep it from happening. */
  token: string;
  timer: ReturnType<typeof setTimeout>;
}

/** What was deleted in this tab, by its key. */
const deletions = createStore<ReadonlyMap<string, Deletion>>(() => new Map());
const waiting = new Map<string, Waiting>();

onSignOut(() => {
  deleteWaiting();
  deletions.setState(new Map(), true);
});

export const useDeletions = (): ReadonlyMap<string, Deletion> => useStore(deletions);
export const useDeletion = (key: string): Deletion | undefined =>
  useStore(deletions, (known) => known.get(key));

/** Whether an event is deleted, or about to be. */
export function isDeleted(sessionId: string, eventId: string): boolean {
  const keys = [...deletions.getState().keys()];
  return keys.some((key) => key.startsWith(`${sessionId}/`) && key.includes(eventId));
}

/** By what it is known, whether a session or a part of one. */
export const deletionKey = ({ sessionId, events = [] }: Deletable): string =>
  [sessionId, ...events].join('/');

/** Shows something as deleted from now on; the server is asked to delete it when that cannot be taken back any more. */
export function deleteSoon(deletable: Deletable): void {
  const key = deletionKey(deletable);
  const token = readAuthToken();
  if (token === null || waiting.has(key)) return;
  const timer = setTimeout(() => void send(key), UNDO_MS);
  addEventListener('pagehide', deleteWaiting); // once, however often it is said
  waiting.set(key, { ...deletable, token, timer });
  mark(key, 'waiting');
}

/** Takes a deletion back that is waiting. */
export function undo(key: string): void {
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
  mark(key, null);
}

/** Of what waits, nothing can be taken back any more: the page is left, or all is deleted with it. */
export function deleteWaiting(): void {
  for (const key of waiting.keys()) void send(key);
}

async function send(key: string): Promise<void> {
  const deletion = waiting.get(key);
  if (!deletion) return;
  waiting.delete(key);
  clearTimeout(deletion.timer);
  mark(key, 'gone');
  try {
    await unlessGone(callFor(deletion));
    forgetCopilotSession(browserStorage.local, deletion.sessionId);
    if (!deletion.events) forgetDeleted(deletion.sessionId);
  } catch (failure) {
    mark(key, null);
    showToast('danger', sentenceFor(failure, 'This could not be deleted.'));
  }
}

function callFor({ sessionId: session_id, events, token }: Waiting): Promise<void> {
  const options = { token, keepalive: true, params: { session_id } };
  return events
    ? call(deleteInterviewEvents, { ...options, body: { ids: [...events] } })
    : call(deleteInterview, options);
}

/** What another window has deleted is as good as deleted here. */
async function unlessGone(deleted: Promise<void>): Promise<void> {
  try {
    await deleted;
  } catch (failure) {
    if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
  }
}

function mark(key: string, deletion: Deletion | null): void {
  deletions.setState((known) => {
    const marked = new Map(known);
    if (deletion) marked.set(key, deletion);
    else marked.delete(key);
    return marked;
  }, true);
}
