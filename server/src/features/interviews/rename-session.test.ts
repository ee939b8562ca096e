import { LIMITS } from '@pythia/contracts/limits.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let running: TestApp;
let calls: ReturnType<typeof interviewCalls>;
let session: string;
beforeEach(async () => {
  running = await startTestApp();
  calls = interviewCalls(running, await signInNewUser(running));
  session = await calls.start({ job_title: 'Baker' });
});
afterEach(() => running.close());

test('a session is named, and its name taken back', async () => {
  const renamed = await calls.rename(session, '  Second round ');
  expect([renamed.statusCode, renamed.json()]).toMatchObject([200, { id: session, title: 'Second round' }]);
  expect((await calls.list()).json()).toMatchObject({ sessions: [{ title: 'Second round' }] });
  expect((await calls.rename(session, ' ')).json()).toMatchObject({ title: '', job_title: 'Baker' });
});

test('a name of the greatest length is taken, and one character more is a 422', async () => {
  const longest = 'a'.repeat(LIMITS.sessionTitle);
  expect((await calls.rename(session, longest)).statusCode).toBe(200);
  expect((await calls.rename(session, `${longest}a`)).statusCode).toBe(422);
});

test('404 for a session that is another user’s, which keeps its name, or deleted', async () => {
  const stranger = interviewCalls(running, await signInNewUser(running));
  const refused = await stranger.rename(session, 'Mine');
  expect([refused.statusCode, refused.json()]).toEqual([404, { detail: SERVER_MESSAGES.notFound }]);
  expect((await calls.list()).json()).toMatchObject({ sessions: [{ title: '' }] });
  await calls.end(session);
  await calls.remove(session);
  expect((await calls.rename(session, 'Mine')).statusCode).toBe(404);
});

test('a session from before companies were kept apart shows the one of its summary', async () => {
  const { db } = running.dependencies;
  const old = { company: '', resume_summary: 'Company: Acme, Role: Baker' };
  await db.updateTable('interview_sessions').set(old).where('id', '=', session).execute();
  expect((await calls.list()).json()).toMatchObject({ sessions: [{ company: 'Acme' }] });
});
