import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber, startPaid, subscribe } from '#testing/subscribed-user.ts';

const WORK = 'Head Baker, Rye & Co., 2019 - 2021\n- Cut flour waste by 20% by weighing every batch.';

let running: TestApp;
let user: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInSubscriber(running);
});
afterEach(() => running.close());

const ask = (payload: object, { headers }: Pick<SignedInUser, 'headers'> = user) =>
  running.app.inject({ method: 'POST', url: '/api/v1/openai/stream', headers, payload });

test('200 streams plain text made of the résumé, and the timeline has it under the id in its header', async () => {
  const thread_id = await startPaid(running, user, `Role: Baker, Work: ${WORK}`);
  const message_text = 'How did you reduce flour waste?';
  const reply = await ask({ thread_id, message_text });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body).toContain('flour waste by 20%');
  expect(decodeURIComponent(String(reply.headers['x-answered-by']))).toBe('Built-in coach');
  expect(decodeURIComponent(String(reply.headers['x-answer-source']))).toBe(
    'From your résumé: Head Baker, Rye & Co., 2019–21',
  );
  const exchange_id = reply.headers['x-exchange-id'];
  expect(await interviewCalls(running, user).events(thread_id)).toMatchObject([
    { seq: 1, id: exchange_id, kind: 'question', text: message_text },
    { seq: 2, kind: 'answer', exchange_id, text: reply.body, state: 'complete' },
  ]);
});

test('401 without a token', async () => {
  const reply = await ask({ thread_id: 'x', message_text: 'Hello?' }, { headers: { authorization: '' } });
  expect(reply.statusCode).toBe(401);
});

test('403 without a subscription, and after its end', async () => {
  const thread_id = await startPaid(running, user);
  await subscribe({ db: running.dependencies.db, clock: running.clock }, user.userId, 0);
  for (const caller of [user, await signInNewUser(running)]) {
    const reply = await ask({ thread_id, message_text: 'Hello?' }, caller);
    expect([reply.statusCode, reply.json()]).toEqual([403, { detail: SERVER_MESSAGES.notSubscribed }]);
  }
});

test('403 when the session has expired', async () => {
  const thread_id = await startPaid(running, user);
  running.clock.advance(30 * 60_000);
  const reply = await ask({ thread_id, message_text: 'Hello?' });
  expect([reply.statusCode, reply.json()]).toEqual([403, { detail: MESSAGES.sessionExpired }]);
});

test('404 for a session that nobody has, for somebody else’s, and for a free one', async () => {
  const other = await signInSubscriber(running);
  const foreign = await startPaid(running, other);
  const free = await interviewCalls(running, user).start();
  for (const thread_id of [foreign, free, 'no-such-session', '0197f0aa-0000-7000-8000-000000000000']) {
    const reply = await ask({ thread_id, message_text: 'Hello?' });
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: SERVER_MESSAGES.notFound }]);
  }
  expect(await interviewCalls(running, other).events(foreign)).toEqual([]);
});

test('200 for a message of exactly 8,000 characters', async () => {
  const thread_id = await startPaid(running, user);
  expect((await ask({ thread_id, message_text: 'x'.repeat(8_000) })).statusCode).toBe(200);
});

test.each([
  ['blank', '  \n '],
  ['longer than 8,000 characters', 'x'.repeat(8_001)],
])('422 when the message is %s', async (_name, message_text) => {
  const reply = await ask({ thread_id: await startPaid(running, user), message_text });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ errors: [{ path: 'message_text' }] });
});
