import { THANK_YOU_MAX } from '@pythia/contracts/thank-you.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let running: TestApp;
let user: SignedInUser;
let id: string;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInNewUser(running);
  const calls = interviewCalls(running, user);
  id = await calls.start({ resume_summary: 'Name: Ada' });
  await calls.ask(id, 'Why?');
  await calls.end(id);
});
afterEach(() => running.close());

const url = () => `/api/v1/interviews/${id}/thank-you`;
const read = async (by = user) => running.app.inject({ url: url(), headers: by.headers });
const save = (version: number, text: string | null, by = user) =>
  running.app.inject({ method: 'PUT', url: url(), headers: by.headers, payload: { version, text } });
const copied = async () =>
  (await running.app.inject({ url: '/api/v1/users/me/data', headers: user.headers })).json();

test('a note is kept, taken back to its draft, and told in the copy of the data', async () => {
  expect((await read()).json()).toEqual({ version: 0, text: null });
  expect((await save(0, 'Thank you, all of you.')).json()).toEqual({ version: 1 });
  expect((await read()).json()).toEqual({ version: 1, text: 'Thank you, all of you.' });
  const { thank_you_notes } = await copied();
  expect(thank_you_notes).toMatchObject([{ session_id: id, text: 'Thank you, all of you.' }]);
  expect((await save(1, null)).json()).toEqual({ version: 2 });
  expect((await read()).json()).toEqual({ version: 2, text: null });
  expect((await copied()).thank_you_notes).toEqual([]);
});

test('of two windows the later one is told; what is too long is refused', async () => {
  await save(0, 'First.');
  expect((await save(0, 'Second.')).statusCode).toBe(409);
  expect((await save(1, 'x'.repeat(THANK_YOU_MAX + 1))).statusCode).toBe(422);
  expect((await read()).json()).toEqual({ version: 1, text: 'First.' });
});

test('another user neither reads nor writes it, and it goes with its session', async () => {
  await save(0, 'Mine.');
  const stranger = await signInNewUser(running);
  expect([(await read(stranger)).statusCode, (await save(1, 'Theirs.', stranger)).statusCode]).toEqual([
    404, 404,
  ]);
  expect((await read()).json()).toMatchObject({ text: 'Mine.' });
  const { db } = running.dependencies;
  await db.deleteFrom('interview_sessions').where('id', '=', id).execute();
  expect(await db.selectFrom('thank_you_notes').selectAll().execute()).toEqual([]);
});
