import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdAuthToken } from '#account/auth-token.ts';
import { signOut } from '#account/sign-out.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import * as toast from '#ui/toast.tsx';
import { deleteSoon, UNDO_MS } from './delete-soon.ts';

const realFetch = globalThis.fetch;
const page = new EventTarget();
/** Noted as they leave, in the same moment: a later look would not tell a deletion at once from one soon after. */
let asked: string[];
let answers: Promise<Response>[];
let statusOf: (url: string) => number;
beforeEach(async () => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  holdAuthToken('mine');
  asked = [];
  answers = [];
  statusOf = () => 204;
  const { origin } = await answeringServer((request, response) => {
    const status = statusOf(request.url!);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? undefined : JSON.stringify({ detail: request.url }));
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path} ${new Headers(init.headers).get('authorization')}`);
    const answer = realFetch(origin + path, init);
    answers.push(answer);
    return answer;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await allAnswered(); // or the next test hears of it
  signOut();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const deleted = (id: string) => `DELETE /api/v1/conversations/${id} Bearer mine`;
/** The sentences of what went wrong, as they are shown. */
function toldFailures(): string[] {
  const told: string[] = [];
  vi.spyOn(toast, 'showToast').mockImplementation((tone, sentence) => {
    if (tone === 'danger') told.push(sentence);
    return () => {};
  });
  return told;
}
const allAnswered = async () => {
  await Promise.allSettled(answers);
};

test('a conversation goes when its deletion cannot be undone any more', () => {
  deleteSoon(['a'], 'Deleted.');
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([deleted('a')]);
});

test('a deletion that is undone deletes nothing', () => {
  const shown = vi.spyOn(toast, 'showToast');
  deleteSoon(['a'], 'Deleted.');
  shown.mock.calls[0]![2]!.action!.onPress();
  vi.advanceTimersByTime(UNDO_MS);
  page.dispatchEvent(new Event('pagehide'));
  expect(asked).toEqual([]);
});

test('a sign-out does not keep it from being deleted', () => {
  deleteSoon(['b'], 'Deleted.');
  signOut();
  expect(asked).toEqual([deleted('b')]);
});

test('a page that is left deletes at once, and once only', () => {
  deleteSoon(['c'], 'Deleted.');
  page.dispatchEvent(new Event('pagehide'));
  expect(asked).toEqual([deleted('c')]);
  vi.advanceTimersByTime(UNDO_MS);
  page.dispatchEvent(new Event('pagehide'));
  expect(asked).toEqual([deleted('c')]);
});

test('what fails is told, but not that another window was first', async () => {
  const told = toldFailures();
  statusOf = (url) => (url.endsWith('/gone') ? 404 : 503);
  deleteSoon(['gone'], 'Deleted.');
  vi.advanceTimersByTime(UNDO_MS);
  await allAnswered();
  deleteSoon(['kept'], 'Deleted.');
  vi.advanceTimersByTime(UNDO_MS);
  await vi.waitUntil(() => told.length > 0);
  expect(told).toEqual(['/api/v1/conversations/kept']);
});

test('what fails is not told to who has signed in since', async () => {
  const told = toldFailures();
  statusOf = () => 503;
  deleteSoon(['d'], 'Deleted.');
  signOut();
  holdAuthToken('theirs');
  await allAnswered();
  deleteSoon(['theirs'], 'Deleted.');
  vi.advanceTimersByTime(UNDO_MS);
  await vi.waitUntil(() => told.length > 0);
  expect(told).toEqual(['/api/v1/conversations/theirs']);
});
