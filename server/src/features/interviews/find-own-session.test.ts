import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { findOwnSession } from './find-own-session.ts';

let running: TestApp;
let user: SignedInUser;
let sessionId: string;
beforeAll(async () => {
  running = await startTestApp();
  user = await signInNewUser(running);
  const reply = await running.app.inject({
    method: 'POST',
    url: '/api/v1/free/create-session',
    headers: user.headers,
    payload: { job_title: 'Engineer' },
  });
  sessionId = reply.json<{ session_id: string }>().session_id;
});
afterAll(() => running.close());

const find = (wanted: Partial<Parameters<typeof findOwnSession>[1]> = {}) =>
  findOwnSession(running.dependencies, { userId: user.userId, sessionId, kind: 'free', ...wanted });

test('another user does not find it', async () => {
  const other = await signInNewUser(running);
  expect(await find({ userId: other.userId })).toBeUndefined();
});

test('a free session is not a paid one', async () => {
  expect(await find({ kind: 'paid' })).toBeUndefined();
});

test.each(['', 'x', '\0', "' or 1=1 --", '01890000-0000-7000-8000-000000000000'])(
  'there is no session %j',
  async (id) => {
    expect(await find({ sessionId: id })).toBeUndefined();
  },
);

test('its user finds a session and whether its time is up', async () => {
  expect(await find()).toEqual({
    id: sessionId,
    jobTitle: 'Engineer',
    resumeSummary: '',
    expiresAt: new Date('2026-01-15T09:15:00.000Z'),
    expired: false,
  });
  running.clock.advance(15 * 60_000);
  expect(await find()).toMatchObject({ expired: true });
});
