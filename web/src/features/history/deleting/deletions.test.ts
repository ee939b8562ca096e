import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdAuthToken } from '#account/auth-token.ts';
import { signOut } from '#account/sign-out.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import { deleteSoon, isDeleted, undo, UNDO_MS } from './deletions.ts';

const realFetch = globalThis.fetch;
const page = new EventTarget();
let asked: string[];
let status: number;
beforeEach(async () => {
  holdAuthToken('mine');
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  asked = [];
  status = 204;
  const { origin } = await answeringServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? undefined : JSON.stringify({ detail: 'No.' }));
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const waitUntil = (assertion: () => void) => vi.waitFor(assertion, { timeout: 5_000 });

test('what is deleted looks so at once, and goes when that cannot be taken back any more', async () => {
  deleteSoon({ sessionId: 's1', events: ['a', 'b'] });
  expect([isDeleted('s1', 'a'), isDeleted('s1', 'b'), isDeleted('s1', 'c')]).toEqual([true, true, false]);
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  await waitUntil(() =>
    expect(asked.toSorted()).toEqual([
      'DELETE /api/v1/interviews/s1/events/a Bearer mine',
      'DELETE /api/v1/interviews/s1/events/b Bearer mine',
    ]),
  );
});

test('what was taken back stays', () => {
  deleteSoon({ sessionId: 's2', events: ['a'] });
  undo('s2/a');
  vi.advanceTimersByTime(UNDO_MS);
  expect([isDeleted('s2', 'a'), asked]).toEqual([false, []]);
});

test('what could not be deleted is shown again', async () => {
  status = 503;
  deleteSoon({ sessionId: 's3', events: ['a'] });
  vi.advanceTimersByTime(UNDO_MS);
  await waitUntil(() => expect(isDeleted('s3', 'a')).toBe(false));
});

test('what another window has deleted stays deleted', async () => {
  status = 404;
  deleteSoon({ sessionId: 's4', events: ['a'] });
  vi.advanceTimersByTime(UNDO_MS);
  await waitUntil(() => expect(asked).toHaveLength(1));
  await Promise.resolve();
  expect(isDeleted('s4', 'a')).toBe(true);
});

test.each([
  ['who leaves the page', () => page.dispatchEvent(new Event('pagehide'))],
  ['who signs out', () => signOut()],
])('%s takes nothing back', async (_, leave) => {
  deleteSoon({ sessionId: 's5' });
  leave();
  await waitUntil(() => expect(asked).toEqual(['DELETE /api/v1/interviews/s5 Bearer mine']));
});
