import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';

const WORK = 'Head Baker, Rye & Co., 2019 - 2021\n- Cut flour waste by 20% by weighing every batch.';
const QUESTION = 'How did you reduce flour waste?';

let running: TestApp;
let calls: ReturnType<typeof interviewCalls>;
let session: string;
beforeEach(async () => {
  running = await startTestApp();
  calls = interviewCalls(running, await signInNewUser(running));
  session = await calls.start({ job_title: 'Baker' });
});
afterEach(() => running.close());

test('material that comes while a session runs counts from its next answer', async () => {
  expect((await calls.ask(session, QUESTION)).body).not.toContain('weighing every batch');
  expect((await calls.changeMaterial(session, `Company: Rye, Work: ${WORK}`)).statusCode).toBe(204);
  expect((await calls.ask(session, QUESTION)).body).toContain('weighing every batch');
  expect((await calls.list()).json()).toMatchObject({ sessions: [{ id: session, company: 'Rye' }] });
});

test('it counts from the next answer of a paid session as well', async () => {
  const subscriber = await signInSubscriber(running);
  const post = (path: string, payload: object) =>
    running.app.inject({
      method: 'POST',
      url: `/api/v1/openai${path}`,
      headers: subscriber.headers,
      payload,
    });
  const about = 'Company: Rye, Role: Baker';
  const started = await post('/start-session', { duration_choice: 1, resume_summary: about });
  const { thread_id } = started.json<{ thread_id: string }>();
  const ask = async () => (await post('/stream', { thread_id, message_text: QUESTION })).body;
  expect(await ask()).not.toContain('weighing every batch');
  const given = await interviewCalls(running, subscriber).changeMaterial(
    thread_id,
    `${about}, Work: ${WORK}`,
  );
  expect(given.statusCode).toBe(204);
  expect(await ask()).toContain('weighing every batch');
});

test('404 for a session that is another user’s or over, which keeps its own', async () => {
  const stranger = interviewCalls(running, await signInNewUser(running));
  const refused = await stranger.changeMaterial(session, 'Company: Mine');
  expect([refused.statusCode, refused.json()]).toEqual([404, { detail: SERVER_MESSAGES.notFound }]);
  await calls.ask(session, QUESTION);
  await calls.end(session);
  expect((await calls.changeMaterial(session, 'Company: Late')).statusCode).toBe(404);
  expect((await calls.list()).json()).toMatchObject({ sessions: [{ company: '' }] });
});
