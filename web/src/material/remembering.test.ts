import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdAuthToken } from '#account/auth-token.ts';
import { signOut } from '#account/sign-out.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import { handOverMaterial } from './hand-over.ts';
import { materialOf } from './material.ts';
import { readMaterialDraft, writeMaterialDraft } from './material-draft.ts';
import { changeMaterial, learnMaterial, nameFile, rememberNow } from './remembering.ts';
import { readNote } from './remembering-note.ts';

const ADA = 'ada@example.com';
const KEPT = { name: 'Ada', education: 'Diploma', work: 'Baker', file_name: 'ada.pdf' };
const NOTHING = { name: '', education: '', work: '', file_name: null, updated_at: null };
const TYPED = materialOf({ company: 'Acme', name: 'Ada', work: 'Head baker' });

const realFetch = globalThis.fetch;
let answered = 0;
beforeEach(() => {
  answered = 0;
  holdAuthToken('mine');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Calls as `PUT {…}`, answered by `status`. */
async function account(kept: object, status: (call: number) => number = () => 200) {
  const calls: string[] = [];
  const { origin } = await answeringServer(async (request, response) => {
    const body = await text(request);
    const code = status(calls.length);
    if (request.method === 'DELETE') return response.writeHead(204).end();
    const shown = { updated_at: '2026-01-01T00:00:00.000Z', ...kept, ...(body && JSON.parse(body)) };
    response.writeHead(code).end(JSON.stringify(code === 200 ? shown : { detail: 'Later.' }));
  });
  // noted at the start, to catch unwanted ones
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? ` ${init.body}` : '';
    calls.push(`${init.method}${body}`);
    const response = await realFetch(origin + path, init);
    const words = await response.text();
    answered += 1;
    return new Response(words || null, response);
  });
  return calls;
}

const WITHIN = { timeout: 10_000 };
const settled = () => vi.waitFor(() => expect(readNote(ADA).unsent).toBe('none'), WITHIN);
const firstAnswer = () => vi.waitFor(() => expect(answered).toBeGreaterThan(0), WITHIN);
const put = (body: object) => `PUT ${JSON.stringify(body)}`;

test('what the account remembers is in the draft, beside the job of this tab', async () => {
  await account(KEPT);
  changeMaterial(ADA, materialOf({ company: 'Acme' }));
  learnMaterial(ADA);
  await vi.waitFor(() => expect(readMaterialDraft(ADA).work).toBe('Baker'), WITHIN);
  expect(readMaterialDraft(ADA)).toEqual(
    materialOf({ company: 'Acme', name: 'Ada', education: 'Diploma', work: 'Baker' }),
  );
  expect(readNote(ADA).fileName).toBe('ada.pdf');
});

test('what is typed is sent once, after a pause, without the job', async () => {
  const calls = await account(NOTHING);
  changeMaterial(ADA, materialOf({ ...TYPED, work: 'Head' }));
  await vi.advanceTimersByTimeAsync(999);
  changeMaterial(ADA, TYPED);
  await vi.advanceTimersByTimeAsync(999);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await settled();
  expect(calls).toEqual([put({ name: 'Ada', education: '', work: 'Head baker', file_name: null })]);
});

test('the job alone is not sent', async () => {
  const calls = await account(NOTHING);
  changeMaterial(ADA, materialOf({ company: 'Acme', jobDescription: 'Bake.' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([]);
});

test('what the résumé builder hands over stays in the tab until its user says so', async () => {
  const calls = await account(KEPT);
  handOverMaterial(ADA, { work: 'Built' });
  learnMaterial(ADA);
  await firstAnswer();
  changeMaterial(ADA, { ...readMaterialDraft(ADA), company: 'Acme' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls, readMaterialDraft(ADA).work]).toEqual([['GET'], 'Built']);
  rememberNow(ADA);
  await vi.advanceTimersByTimeAsync(0);
  await settled();
  expect(calls).toEqual(['GET', put({ name: '', education: '', work: 'Built', file_name: null })]);
});

test('what was handed over and taken back leaves what the account remembers alone', async () => {
  const calls = await account(KEPT);
  learnMaterial(ADA); // unanswered yet
  const takeBack = handOverMaterial(ADA, { name: 'Ada', work: 'Built' });
  changeMaterial(ADA, { ...readMaterialDraft(ADA), company: 'Acme' });
  takeBack();
  rememberNow(ADA); // a launch
  await vi.waitFor(() => expect(readMaterialDraft(ADA).work).toBe('Baker'), WITHIN);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls, readNote(ADA)]).toEqual([['GET', 'GET'], { unsent: 'none', fileName: 'ada.pdf' }]);
  expect(readMaterialDraft(ADA).company).toBe('Acme');
});

test('what waited to be sent is sent when a hand-over is taken back', async () => {
  const calls = await account(KEPT);
  changeMaterial(ADA, TYPED);
  handOverMaterial(ADA, { work: 'Built' })();
  await vi.advanceTimersByTimeAsync(0);
  await settled();
  expect(calls).toEqual([put({ name: 'Ada', education: '', work: 'Head baker', file_name: null })]);
});

test('what is handed over while something is on its way stays in the tab all the same', async () => {
  const calls = await account(KEPT);
  changeMaterial(ADA, TYPED);
  await vi.advanceTimersByTimeAsync(1_000);
  handOverMaterial(ADA, { work: 'Built' });
  await firstAnswer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls.length, readNote(ADA).unsent, readMaterialDraft(ADA).work]).toEqual([1, 'handed', 'Built']);
});

test('a part that a hand-over leaves empty stays as it was, and nothing at all is no hand-over', async () => {
  const calls = await account(KEPT);
  learnMaterial(ADA);
  await vi.waitFor(() => expect(readMaterialDraft(ADA).work).toBe('Baker'), WITHIN);
  handOverMaterial(ADA, { name: '', education: '', work: '' });
  expect(readNote(ADA).unsent).toBe('none');
  handOverMaterial(ADA, { name: 'Ada', education: '', work: 'Built' });
  rememberNow(ADA);
  await vi.advanceTimersByTimeAsync(0);
  await settled();
  expect(calls.at(-1)).toBe(put({ name: 'Ada', education: 'Diploma', work: 'Built', file_name: null }));
});

test('what could not be sent stays, and is tried again', async () => {
  const calls = await account(KEPT, (call) => (call === 1 ? 503 : 200));
  changeMaterial(ADA, TYPED);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), WITHIN);
  expect([readMaterialDraft(ADA), readNote(ADA).unsent]).toEqual([TYPED, 'edited']);
  await vi.advanceTimersByTimeAsync(1_000);
  await settled();
  expect(calls).toHaveLength(2);
});

test('a page that comes back sends what it could not, before it asks', async () => {
  const calls = await account(KEPT);
  changeMaterial(ADA, TYPED);
  learnMaterial(ADA); // a reload
  await vi.advanceTimersByTimeAsync(0);
  await settled();
  expect(calls.map((one) => one.slice(0, 3))).toEqual(['PUT']);
  expect(readMaterialDraft(ADA)).toEqual(TYPED);
});

test('what is typed while the account is asked is not written over', async () => {
  await account(KEPT);
  learnMaterial(ADA);
  changeMaterial(ADA, TYPED);
  await firstAnswer();
  await vi.advanceTimersByTimeAsync(1_000);
  await settled();
  expect(readMaterialDraft(ADA)).toEqual(TYPED);
});

test('emptied, it is forgotten at once with its file', async () => {
  const calls = await account(KEPT);
  changeMaterial(ADA, TYPED);
  nameFile(ADA, 'ada.pdf');
  changeMaterial(ADA, materialOf({ company: 'Acme' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['DELETE']);
  await settled();
  expect([calls, readNote(ADA).fileName]).toEqual([['DELETE'], null]);
});

test('nothing of one account is sent after signing out', async () => {
  const calls = await account(NOTHING);
  changeMaterial(ADA, TYPED);
  signOut();
  holdAuthToken('another');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([]);
});

test('what waits of one account is not sent for another, but when that one is back', async () => {
  const calls = await account(NOTHING);
  changeMaterial(ADA, TYPED);
  learnMaterial('other@example.com');
  await vi.advanceTimersByTimeAsync(60_000);
  await firstAnswer();
  expect(calls).toEqual(['GET']);
  expect(readMaterialDraft('other@example.com').work).toBe('');
  learnMaterial(ADA);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['GET', put({ name: 'Ada', education: '', work: 'Head baker', file_name: null })]);
  await settled();
});

test('a draft of this tab from before is kept where the account remembers nothing', async () => {
  const calls = await account(NOTHING);
  writeMaterialDraft(ADA, materialOf({ work: 'Baker' }));
  learnMaterial(ADA);
  await vi.waitFor(() => expect(readNote(ADA).unsent).toBe('handed'), WITHIN);
  expect([calls, readMaterialDraft(ADA).work]).toEqual([['GET'], 'Baker']);
});
