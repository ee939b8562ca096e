import { MESSAGES } from '@pythia/contracts/messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

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

test('404 for a session that is another user’s or over, which keeps its own', async () => {
  const stranger = interviewCalls(running, await signInNewUser(running));
  const refused = await stranger.changeMaterial(session, 'Company: Mine');
  expect([refused.statusCode, refused.json()]).toEqual([404, { detail: MESSAGES.notFound }]);
  await calls.ask(session, QUESTION);
  await calls.end(session);
  expect((await calls.changeMaterial(session, 'Company: Late')).statusCode).toBe(404);
  expect((await calls.list()).json()).toMatchObject({ sessions: [{ company: '' }] });
});
