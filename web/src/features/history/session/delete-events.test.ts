import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Interview, SessionEvent } from '@pythia/contracts/interviews.ts';
import { text } from 'node:stream/consumers';
import { holdAuthToken } from '#account/auth-token.ts';
import { copilotKey } from '#account/copilot-sessions.ts';
import { signOut } from '#account/sign-out.ts';
import { queryClient } from '#api/query-client.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import { browserStorage } from '#browser/storage.ts';
import { timelineKey, type TimelinePages } from '#interviews/sessions-query.ts';
import * as toast from '#ui/toast.tsx';
import { thankYouQuery } from '../review/debrief.ts';
import { deleteChosenEvents } from './delete-events.ts';

const SESSION = 's1';
const event = (of: object, seq: number) =>
  ({ seq, at: '2026-03-01T12:00:00Z', channel: 'interviewer', ...of }) as SessionEvent;
const PAGES = [
  [event({ id: 'a', kind: 'line', text: 'Why ass?' }, 1), event({ id: 'b', kind: 'line', text: 'And?' }, 2)],
  [
    event({ id: 'c', kind: 'correction', line: 'a/0', text: 'Why us?' }, 3),
    event({ id: 'd', kind: 'question', text: 'Why us?' }, 4),
    event({ id: 'e', kind: 'answer', exchange_id: 'd', text: 'Because.' }, 5),
  ],
];

const key = timelineKey(SESSION);
const shown = () =>
  queryClient
    .getQueryData<TimelinePages>(key)
    ?.pages.flatMap(({ events }) => events)
    .map(({ id }) => id)
    .join('');

const realFetch = globalThis.fetch;
let asked: string[];
let told: string[];
/** State at each call. */
let wasOutdated: (boolean | undefined)[];
let pressUndo: () => void;
beforeEach(async () => {
  holdAuthToken('mine');
  const pages = PAGES.map((events) => ({ session: { id: SESSION } as Interview, events, next: null }));
  queryClient.setQueryData(key, { pages, pageParams: [0, 2] });
  asked = [];
  told = [];
  wasOutdated = [];
  const { origin } = await answeringServer(async (request, response) => {
    wasOutdated.push(queryClient.getQueryState(key)?.isInvalidated);
    asked.push(`${request.method} ${request.url} ${await text(request)}`);
    response.writeHead(204).end();
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
  vi.spyOn(toast, 'showToast').mockImplementation((_tone, sentence, options) => {
    told.push(sentence);
    if (options?.action) pressUndo = options.action.onPress;
    return () => {};
  });
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['lines with their corrections', ['a', 'b'], 'Line', 'de'],
  ['a question with its answers', ['d'], 'Question with its answer', 'abc'],
])('%s are out of sight at once, and called back together', async (_, events, what, left) => {
  deleteChosenEvents({ sessionId: SESSION, events, what });
  expect([shown(), told]).toEqual([left, [`${what} deleted.`]]);
  pressUndo();
  const ids = JSON.stringify({ ids: events });
  await vi.waitFor(() =>
    expect(asked).toEqual([
      `POST /api/v1/interviews/s1/events/delete ${ids}`,
      `POST /api/v1/interviews/s1/events/restore ${ids}`,
    ]),
  );
  await vi.waitFor(() => expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true));
});

test('what this browser’s copilot kept of the session goes with them', async () => {
  const kept = `${copilotKey(SESSION)}heard:0`;
  browserStorage.local.setItem(kept, '…');
  deleteChosenEvents({ sessionId: SESSION, events: ['a'], what: 'Line' });
  await vi.waitFor(() => expect(browserStorage.local.getItem(kept)).toBeNull());
});

test('a timeline, which is long, is read again for what comes back to it alone', async () => {
  deleteChosenEvents({ sessionId: SESSION, events: ['a'], what: 'Line' });
  pressUndo();
  await vi.waitFor(() => expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true));
  expect(wasOutdated).toEqual([false, false]);
});

test('a thank-you note that was read beside the log keeps nothing from being deleted', async () => {
  const note = { version: 1, text: 'Thank you.' };
  queryClient.setQueryData(thankYouQuery(SESSION).queryKey, note);
  deleteChosenEvents({ sessionId: SESSION, events: ['d'], what: 'Question' });
  expect([shown(), told]).toEqual(['abc', ['Question deleted.']]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(queryClient.getQueryData(thankYouQuery(SESSION).queryKey)).toEqual(note);
});
