import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { holdAuthToken } from '#account/auth-token.ts';
import { copilotKey } from '#account/copilot-sessions.ts';
import { signOut } from '#account/sign-out.ts';
import { queryClient } from '#api/query-client.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import { browserStorage } from '#browser/storage.ts';
import * as toast from '#ui/toast.tsx';
import { deleteEndedSessions, deleteSession } from './delete-sessions.ts';
import { LISTS, newestSessions, timelineKey } from './sessions-query.ts';

const session = (id: string) => ({ id, title: `Round ${id}` }) as Interview;
const found = [...LISTS, 'found', ''];
const shown = () => [
  queryClient.getQueryData(newestSessions.queryKey)?.sessions.map(({ id }) => id),
  queryClient
    .getQueryData<{ pages: { sessions: Interview[] }[] }>(found)
    ?.pages.map(({ sessions }) => sessions.map(({ id }) => id)),
];

const realFetch = globalThis.fetch;
let asked: string[];
let told: string[];
let pressUndo: () => void;
let withdrawn: string[];
beforeEach(async () => {
  holdAuthToken('mine');
  queryClient.setQueryData(newestSessions.queryKey, { sessions: [session('a'), session('b')], next: null });
  queryClient.setQueryData(found, {
    pages: [
      { sessions: [session('a')], next: 'a' },
      { sessions: [session('b')], next: null },
    ],
    pageParams: ['', 'a'],
  });
  asked = [];
  told = [];
  withdrawn = [];
  const { origin } = await answeringServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    if (url?.endsWith('/restore')) response.writeHead(200).end(JSON.stringify(session('b')));
    else response.writeHead(204).end();
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
  vi.spyOn(toast, 'showToast').mockImplementation((_tone, sentence, options) => {
    told.push(sentence);
    if (options?.action) pressUndo = options.action.onPress;
    return () => withdrawn.push(sentence);
  });
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a session is out of every list at once, and what was read of it with it', async () => {
  queryClient.setQueryData(timelineKey('b'), { pages: [], pageParams: [] });
  deleteSession(session('b'));
  expect(shown()).toEqual([['a'], [['a'], []]]);
  expect(queryClient.getQueryData(timelineKey('b'))).toBeUndefined();
  expect(told).toEqual(['Round b deleted.']);
  await vi.waitFor(() => expect(asked).toEqual(['DELETE /api/v1/interviews/b']));
});

test('what this browser’s copilot kept of it goes with it', async () => {
  const kept = `${copilotKey('b')}heard:0`;
  browserStorage.local.setItem(kept, '…');
  deleteSession(session('b'));
  await vi.waitFor(() => expect(browserStorage.local.getItem(kept)).toBeNull());
});

test('it is called back on the server', async () => {
  deleteSession(session('b'));
  pressUndo();
  await vi.waitFor(() =>
    expect(asked).toEqual(['DELETE /api/v1/interviews/b', 'POST /api/v1/interviews/b/restore']),
  );
});

test('what goes with all the others is not offered to be called back any more', async () => {
  deleteSession(session('a'));
  deleteSession(session('b'));
  await deleteEndedSessions();
  expect(withdrawn).toEqual(expect.arrayContaining(['Round a deleted.', 'Round b deleted.']));
  expect(asked).toContain('DELETE /api/v1/interviews');
});
