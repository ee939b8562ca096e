import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdAuthToken } from '#account/auth-token.ts';
import { signOut } from '#account/sign-out.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import * as toast from '#ui/toast.tsx';
import { deleteSoon, UNDO_MS } from './delete-soon.ts';

const realFetch = globalThis.fetch;
const page = new EventTarget();
let asked: string[];
let statusOf: (url: string) => number;
beforeEach(async () => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  holdAuthToken('mine');
  asked = [];
  statusOf = () => 204;
  const { origin } = await answeringServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const status = statusOf(request.url!);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? undefined : JSON.stringify({ detail: 'No.' }));
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  signOut();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const deleted = (id: string) => `DELETE /api/v1/conversations/${id} Bearer mine`;
const waitUntil = (assertion: () => void) => vi.waitFor(assertion, { timeout: 5_000 });

test('a conversation goes when its deletion cannot be undone any more', async () => {
  deleteSoon(['a'], 'Deleted.');
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  await waitUntil(() => expect(asked).toEqual([deleted('a')]));
});

test('a sign-out does not keep it from being deleted', async () => {
  deleteSoon(['b'], 'Deleted.');
  signOut();
  await waitUntil(() => expect(asked).toEqual([deleted('b')]));
});

test('a page that is left deletes at once', async () => {
  deleteSoon(['c'], 'Deleted.');
  page.dispatchEvent(new Event('pagehide'));
  await waitUntil(() => expect(asked).toEqual([deleted('c')]));
});

test('what fails is told, but not that another window was first', async () => {
  const shown = vi.spyOn(toast, 'showToast');
  const told = () => shown.mock.calls.filter(([tone]) => tone === 'danger').length;
  statusOf = (url) => (url.endsWith('/gone') ? 404 : 503);
  deleteSoon(['gone'], 'Deleted.');
  vi.advanceTimersByTime(UNDO_MS);
  await waitUntil(() => expect(asked).toEqual([deleted('gone')]));
  deleteSoon(['kept'], 'Deleted.');
  vi.advanceTimersByTime(UNDO_MS);
  await waitUntil(() => expect(told()).toBeGreaterThan(0));
  expect(told()).toBe(1);
});
