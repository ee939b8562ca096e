import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdAuthToken } from '#account/auth-token.ts';
import { copilotKey } from '#account/copilot-sessions.ts';
import { signOut } from '#account/sign-out.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import { browserStorage } from '#browser-storage.ts';
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
  const { origin } = await answeringServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? undefined : JSON.stringify({ detail: 'No.' }));
  });
  // noted as they are begun, so that those which must not be are seen at once
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path} ${new Headers(init.headers).get('authorization')}`);
    return realFetch(origin + path, init);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const waitUntil = (assertion: () => void) => vi.waitFor(assertion, { timeout: 5_000 });

test('what is deleted looks so at once, and goes when that cannot be taken back any more', () => {
  deleteSoon({ sessionId: 's1', events: ['a', 'b'] });
  expect([isDeleted('s1', 'a'), isDeleted('s1', 'b'), isDeleted('s1', 'c')]).toEqual([true, true, false]);
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['POST /api/v1/interviews/s1/events/delete Bearer mine']);
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
  const kept = `${copilotKey('s4')}answers`;
  browserStorage.local.setItem(kept, '…'); // goes once the server has answered
  deleteSoon({ sessionId: 's4', events: ['a'] });
  vi.advanceTimersByTime(UNDO_MS);
  await waitUntil(() => expect(browserStorage.local.getItem(kept)).toBeNull());
  expect(isDeleted('s4', 'a')).toBe(true);
});

test.each([
  ['who leaves the page', () => page.dispatchEvent(new Event('pagehide'))],
  ['who signs out', () => signOut()],
])('%s takes nothing back', (_, leave) => {
  deleteSoon({ sessionId: 's5' });
  leave();
  expect(asked).toEqual(['DELETE /api/v1/interviews/s5 Bearer mine']);
});
