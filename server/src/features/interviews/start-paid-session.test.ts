import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { PaidSession } from '@pythia/contracts/paid-interview.ts';
import { RESUME_SUMMARY_MAX } from '@pythia/contracts/resume-summary.ts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { beginAnswer, startChatService } from '#testing/chat-service.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';

const SUMMARY = 'Company: Harbour Bakery, Role: Baker, Job Description: Early shifts., Name: Ada';

let running: TestApp;
let user: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInSubscriber(running);
});
afterEach(() => running.close());

const post = (url: string, payload: object, { headers }: Pick<SignedInUser, 'headers'> = user) =>
  running.app.inject({ method: 'POST', url: `/api/v1${url}`, headers, payload });
const start = (payload: object, by?: Pick<SignedInUser, 'headers'>) =>
  post('/openai/start-session', payload, by);
const started = async (payload: object): Promise<string> =>
  (await start(payload)).json<PaidSession>().thread_id;

const rows = () =>
  running.dependencies.db.selectFrom('interview_sessions').selectAll().orderBy('id').execute();

const job = { company: 'Harbour Bakery', role: 'Baker' };
const newJob = async (by = user): Promise<string> => (await post('/jobs', job, by)).json().id;
const jobOf = (id: string, { headers } = user) =>
  running.app.inject({ url: `/api/v1/interviews/${id}/job`, headers });

test.each([
  [1, '2026-01-15T09:30:00.000Z'],
  [2, '2026-01-15T10:00:00.000Z'],
  [3, '2026-01-15T11:00:00.000Z'],
])('choice %i ends at %s', async (duration_choice, expires_at) => {
  const reply = await start({ duration_choice });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    thread_id: expect.any(String),
    created_at: '2026-01-15T09:00:00.000Z',
    expires_at,
  });
});

test.each([0, 4, 1.5, '1', null, undefined])('the length %j is a 422', async (duration_choice) => {
  expect((await start({ duration_choice })).statusCode).toBe(422);
  expect(await rows()).toEqual([]);
});

test('material beyond all limits is a 422', async () => {
  const resume_summary = 'x'.repeat(RESUME_SUMMARY_MAX + 1);
  expect((await start({ duration_choice: 1, resume_summary })).statusCode).toBe(422);
  expect(await rows()).toEqual([]);
});

test('it is listed with the company and the role of its material', async () => {
  await start({ duration_choice: 1, resume_summary: SUMMARY });
  expect((await interviewCalls(running, user).list()).json()).toMatchObject({
    sessions: [{ kind: 'paid', company: 'Harbour Bakery', job_title: 'Baker', running: true, entries: 0 }],
  });
});

test('a company and a role that are too long are cut, and the material is whole', async () => {
  const summary = `Company: ${'c'.repeat(101)}, Role: ${'r'.repeat(101)}`;
  await start({ duration_choice: 1, resume_summary: summary });
  expect(await rows()).toMatchObject([
    { company: 'c'.repeat(100), job_title: 'r'.repeat(100), resume_summary: summary },
  ]);
});

test('403 without a subscription, 401 without a token', async () => {
  const free = await signInNewUser(running);
  const reply = await start({ duration_choice: 1 }, free);
  expect([reply.statusCode, reply.json()]).toEqual([403, { detail: SERVER_MESSAGES.notSubscribed }]);
  expect((await start({ duration_choice: 1 }, { headers: { authorization: '' } })).statusCode).toBe(401);
  expect(await rows()).toEqual([]);
});

describe('one that runs when another is started', () => {
  test('ends at that moment, and nothing more is asked in it', async () => {
    const first = await started({ duration_choice: 3 });
    running.clock.advance(60_000);
    const second = await started({ duration_choice: 1 });
    const { sessions } = (await interviewCalls(running, user).list()).json();
    expect(sessions).toMatchObject([
      { id: second, running: true },
      { id: first, running: false, expires_at: '2026-01-15T09:01:00.000Z' },
    ]);
    const reply = await post('/openai/stream', { thread_id: first, message_text: 'Why us?' });
    expect([reply.statusCode, reply.json()]).toEqual([403, { detail: MESSAGES.sessionExpired }]);
  });

  test('breaks off the answer that is being told in it', async () => {
    const service = await startChatService((call) => beginAnswer(call, 'Because'));
    onTestFinished(service.close);
    await running.close();
    running = await startTestApp(
      { OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'key-1' },
      { streamIntervals: { heartbeat: 3_600_000 } }, // told at once, not found by a heartbeat
    );
    user = await signInSubscriber(running);
    const thread_id = await started({ duration_choice: 1 });
    const asked = service.nextCall();
    const told = post('/openai/stream', { thread_id, message_text: 'Why us?' });
    await asked;
    await start({ duration_choice: 1 });
    await told.catch(() => {}); // its connection breaks if its first word was sent
    expect(await interviewCalls(running, user).events(thread_id)).toMatchObject([
      { kind: 'question' },
      { kind: 'answer', state: 'stopped' },
    ]);
  });

  test('of twenty calls at once is ended by the next, so that one runs', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => start({ duration_choice: 1 })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const now = running.clock.now().getTime();
    const all = await rows();
    expect(all).toHaveLength(20);
    expect(all.filter(({ expires_at }) => expires_at > now)).toHaveLength(1);
  });

  test('stays when it is free, or another user’s', async () => {
    const other = await signInSubscriber(running);
    await start({ duration_choice: 1 }, other);
    await interviewCalls(running, user).start();
    await start({ duration_choice: 1 });
    const now = running.clock.now().getTime();
    expect((await rows()).filter(({ expires_at }) => expires_at > now)).toHaveLength(3);
  });
});

describe('one for an application', () => {
  test('names it', async () => {
    const job_id = await newJob();
    await start({ duration_choice: 1, job_id });
    expect(await rows()).toMatchObject([{ job_id }]);
  });

  test('is a 404 where that is another user’s, deleted or unknown', async () => {
    const deleted = await newJob();
    await running.app.inject({ method: 'DELETE', url: `/api/v1/jobs/${deleted}`, headers: user.headers });
    const foreign = await newJob(await signInSubscriber(running));
    for (const job_id of [foreign, deleted, '01890000-0000-7000-8000-000000000000']) {
      expect((await start({ duration_choice: 1, job_id })).statusCode).toBe(404);
    }
    expect((await start({ duration_choice: 1, job_id: 'no-id' })).statusCode).toBe(422);
    expect(await rows()).toEqual([]);
  });

  test('goes on in the session that continues it', async () => {
    const job_id = await newJob();
    const continues = await started({ duration_choice: 1, resume_summary: SUMMARY, job_id });
    await start({ duration_choice: 2, continues, resume_summary: 'Role: Nurse' });
    const about = { company: 'Harbour Bakery', job_title: 'Baker', resume_summary: SUMMARY, job_id };
    expect(await rows()).toMatchObject([about, about]);
  });
});

test('a session to continue must be the caller’s own', async () => {
  const other = await signInSubscriber(running);
  const { thread_id: foreign } = (await start({ duration_choice: 1 }, other)).json<PaidSession>();
  const reply = await start({ duration_choice: 1, continues: foreign });
  expect([reply.statusCode, reply.json()]).toEqual([404, { detail: MESSAGES.sessionNotKept }]);
});

describe('the job of a session', () => {
  test('is what another one for the same job begins with', async () => {
    const id = await started({ duration_choice: 1, resume_summary: SUMMARY });
    expect((await jobOf(id)).json()).toEqual({
      company: 'Harbour Bakery',
      role: 'Baker',
      job_description: 'Early shifts.',
      job_id: null,
    });
  });

  test('is told to its owner alone', async () => {
    const id = await started({ duration_choice: 1, resume_summary: SUMMARY });
    expect((await jobOf(id, await signInSubscriber(running))).statusCode).toBe(404);
  });
});
