import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { plainTextFile } from './reading/testing/text-files.ts';

const NOTHING = { name: '', education: '', work: '', file_name: null, updated_at: null };
const ADA = { name: 'Ada', education: 'Diploma', work: 'Baker, Rye & Co.', file_name: 'ada.pdf' };

let running: TestApp;
let user: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInNewUser(running);
});
afterEach(() => running.close());

const call = (method: 'GET' | 'PUT' | 'DELETE', payload?: object, by = user) =>
  running.app.inject({ method, url: '/api/v1/material', headers: by.headers, ...(payload && { payload }) });

function send(file: Uint8Array<ArrayBuffer>, headers: Record<string, string> = user.headers) {
  const body = new FormData();
  body.append('file', new File([file], 'ada.txt', { type: 'image/png' }));
  const form = new Response(body);
  const type = { 'content-type': form.headers.get('content-type') as string };
  return form.arrayBuffer().then((payload) =>
    running.app.inject({
      method: 'POST',
      url: '/api/v1/material/read',
      headers: { ...headers, ...type },
      payload: Buffer.from(payload),
    }),
  );
}

test('what is remembered is told from then on, and the last one counts', async () => {
  expect((await call('GET')).json()).toEqual(NOTHING);
  await call('PUT', { ...ADA, name: 'Somebody' });
  const kept = await call('PUT', ADA);
  expect(kept.json()).toEqual({ ...ADA, updated_at: running.clock.now().toISOString() });
  expect((await call('GET')).json()).toEqual(kept.json());
});

test('what is forgotten is gone', async () => {
  await call('PUT', ADA);
  expect((await call('DELETE')).statusCode).toBe(204);
  expect((await call('GET')).json()).toEqual(NOTHING);
});

test('nobody is told, changes or forgets what is another’s', async () => {
  const other = await signInNewUser(running);
  await call('PUT', ADA);
  expect((await call('GET', undefined, other)).json()).toEqual(NOTHING);
  await call('PUT', { ...ADA, name: 'Other' }, other);
  await call('DELETE', undefined, other);
  expect((await call('GET')).json()).toMatchObject(ADA);
});

test.each([
  ['a name beyond its limit', { ...ADA, name: 'x'.repeat(101) }],
  ['work beyond its limit', { ...ADA, work: 'x'.repeat(5_001) }],
  ['a character that no database keeps', { ...ADA, work: 'Baker\0' }],
])('%s is a 422', async (_what, payload) => {
  expect((await call('PUT', payload)).statusCode).toBe(422);
});

test('a file is read into its parts, whatever type it says it has, and nothing of it is kept', async () => {
  const reply = await send(plainTextFile());
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ name: 'Ada Marie Fenwick', cut: [], pages: null });
  expect((await call('GET')).json()).toEqual(NOTHING);
});

test('a file that cannot be read and one that is too large are a 422 with a sentence', async () => {
  const binary = await send(new Uint8Array(100));
  expect([binary.statusCode, binary.json()]).toEqual([422, { detail: SERVER_MESSAGES.resumeUnknown }]);
  const large = await send(new Uint8Array(5 * 1_024 * 1_024 + 1));
  expect([large.statusCode, large.json()]).toEqual([422, { detail: MESSAGES.resumeTooLarge }]);
});

test('one file of a user is read at a time: for a second one they are asked to wait, another user is not', async () => {
  const other = await signInNewUser(running);
  const [theirs, ...mine] = await Promise.all([
    send(plainTextFile(), other.headers),
    ...[plainTextFile(), plainTextFile()].map((file) => send(file)),
  ]);
  expect(mine.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 429]);
  expect(theirs.statusCode).toBe(200);
  const refused = mine.find(({ statusCode }) => statusCode === 429);
  expect([refused?.json(), refused?.headers['retry-after']]).toEqual([
    { detail: SERVER_MESSAGES.oneUpload },
    '2',
  ]);
  expect((await send(plainTextFile())).statusCode).toBe(200);
});

test('the twenty-first file within an hour is refused', async () => {
  for (let sent = 0; sent < 20; sent += 1) expect((await send(new Uint8Array(100))).statusCode).toBe(422);
  running.clock.advance(59 * 60_000);
  expect((await send(plainTextFile())).statusCode).toBe(429);
});

test('401 without a token', async () => {
  expect(
    (await call('GET', undefined, { ...user, headers: { authorization: 'Bearer none' } })).statusCode,
  ).toBe(401);
  expect((await send(plainTextFile(), { authorization: 'Bearer none' })).statusCode).toBe(401);
});
