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
beforeEach(() => {
  holdAuthToken('mine');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An account that remembers this; each call is told as `PUT {…}`, and answered by `status` of its number. */
async function account(kept: object, status: (call: number) => number = () => 200) {
  const calls: string[] = [];
  const { origin } = await answeringServer(async (request, response) => {
    const body = await text(request);
    calls.push(`${request.method} ${body}`.trim());
    const code = status(calls.length);
    if (request.method === 'DELETE') return response.writeHead(204).end();
    const shown = { updated_at: '2026-01-01T00:00:00.000Z', ...kept, ...(body && JSON.parse(body)) };
    response.writeHead(code).end(JSON.stringify(code === 200 ? shown : { detail: 'Later.' }));
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
  return calls;
}

const settled = () => vi.waitFor(() => expect(readNote(ADA).unsent).toBe('none'), { timeout: 5_000 });
const put = (body: object) => `PUT ${JSON.stringify(body)}`;

test('what the account remembers is in the draft, beside the job of this tab', async () => {
  await account(KEPT);
  changeMaterial(ADA, materialOf({ company: 'Acme' }));
  learnMaterial(ADA);
  await vi.waitFor(() => expect(readMaterialDraft(ADA).work).toBe('Baker'));
  expect(readMaterialDraft(ADA)).toEqual(
    materialOf({ company: 'Acme', name: 'Ada', education: 'Diploma', work: 'Baker' }),
  );
  expect(readNote(ADA).fileName).toBe('ada.pdf');
});

test('what is typed is sent once, after a pause, without the job', async () => {
  const calls = await account(NOTHING);
  changeMaterial(ADA, materialOf({ ...TYPED, work: 'Head' }));
  await vi.advanceTimersByTimeAsync(900);
  changeMaterial(ADA, TYPED);
  await vi.advanceTimersByTimeAsync(900);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
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
  await vi.waitFor(() => expect(calls).toEqual(['GET']));
  changeMaterial(ADA, { ...readMaterialDraft(ADA), company: 'Acme' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls, readMaterialDraft(ADA).work]).toEqual([['GET'], 'Built']);
  rememberNow(ADA);
  await vi.advanceTimersByTimeAsync(0);
  await settled();
  expect(calls).toEqual(['GET', put({ name: '', education: '', work: 'Built', file_name: null })]);
});

test('what was handed over is taken back, though the account had not told yet what it remembers', async () => {
  const calls = await account(KEPT);
  writeMaterialDraft(ADA, materialOf({ company: 'Acme' }));
  const takeBack = handOverMaterial(ADA, { work: 'Built' });
  takeBack();
  await vi.waitFor(() => expect(readMaterialDraft(ADA).work).toBe('Baker'));
  expect([readMaterialDraft(ADA).company, readNote(ADA).fileName]).toEqual(['Acme', 'ada.pdf']);
  rememberNow(ADA);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['GET']);
});

test('what could not be sent stays, and is tried again', async () => {
  const calls = await account(KEPT, (call) => (call === 1 ? 503 : 200));
  changeMaterial(ADA, TYPED);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 5_000 });
  expect([readMaterialDraft(ADA), readNote(ADA).unsent]).toEqual([TYPED, 'edited']);
  await vi.advanceTimersByTimeAsync(1_000);
  await settled();
  expect(calls).toHaveLength(2);
});

test('a page that comes back sends what it could not, before it asks', async () => {
  const calls = await account(KEPT);
  changeMaterial(ADA, TYPED);
  learnMaterial(ADA); // as after a reload
  await vi.advanceTimersByTimeAsync(0);
  await settled();
  expect(calls.map((one) => one.slice(0, 3))).toEqual(['PUT']);
  expect(readMaterialDraft(ADA)).toEqual(TYPED);
});

test('what is typed while the account is asked is not written over', async () => {
  const calls = await account(KEPT);
  learnMaterial(ADA);
  changeMaterial(ADA, TYPED);
  await vi.waitFor(() => expect(calls).toEqual(['GET']));
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
  await settled();
  expect([calls, readNote(ADA).fileName]).toEqual([['DELETE'], null]);
});

test('nothing of one account is sent after signing out, or by another', async () => {
  const calls = await account(NOTHING);
  changeMaterial(ADA, TYPED);
  signOut();
  holdAuthToken('another');
  learnMaterial('other@example.com');
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(calls).toEqual(['GET']));
  expect(readMaterialDraft('other@example.com').work).toBe('');
});

test('a draft of this tab from before is kept where the account remembers nothing', async () => {
  const calls = await account(NOTHING);
  writeMaterialDraft(ADA, materialOf({ work: 'Baker' }));
  learnMaterial(ADA);
  await vi.waitFor(() => expect(readNote(ADA).unsent).toBe('handed'));
  expect([calls, readMaterialDraft(ADA).work]).toEqual([['GET'], 'Baker']);
});
