import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp({ FREE_TRIALS: '2' });
});
afterEach(() => running.close());

test('tells a signed-in user about themselves', async () => {
  const user = await signInNewUser(running, 'Ada@Example.com');
  const reply = await running.app.inject({ url: '/api/v1/users/me', headers: user.headers });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    email: 'Ada@Example.com',
    subscription: null,
    subscription_id: null,
    subscription_state: null,
    subscription_interval: null,
    trial: 2,
    profile_pic_url: null,
    is_verified: true,
    session_retention: 'until-deleted',
    answering: 'shown',
    created_at: '2026-01-15T09:00:00.000Z',
  });
});

test('tells when the paid period ends', async () => {
  const user = await signInNewUser(running);
  await running.dependencies.db
    .updateTable('users')
    .set({ subscription_ends_at: Date.parse('2026-12-31T00:00:00Z'), subscription_id: 'sub_1' })
    .where('id', '=', user.userId)
    .execute();
  const reply = await running.app.inject({ url: '/api/v1/users/me', headers: user.headers });
  expect(reply.json()).toMatchObject({ subscription: '2026-12-31T00:00:00.000Z', subscription_id: 'sub_1' });
});

test.each(['30-days', 'none', 'until-deleted'])('keeps the choice to keep sessions %s', async (choice) => {
  const user = await signInNewUser(running);
  const reply = await running.app.inject({
    method: 'PATCH',
    url: '/api/v1/users/me/session-retention',
    headers: user.headers,
    payload: { session_retention: choice },
  });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    200,
    { email: user.email, session_retention: choice },
  ]);
  const me = await running.app.inject({ url: '/api/v1/users/me', headers: user.headers });
  expect(me.json()).toMatchObject({ session_retention: choice });
});

test('another choice than those on offer is a 422', async () => {
  const user = await signInNewUser(running);
  const reply = await running.app.inject({
    method: 'PATCH',
    url: '/api/v1/users/me/session-retention',
    headers: user.headers,
    payload: { session_retention: 'for ever' },
  });
  expect(reply.statusCode).toBe(422);
});
