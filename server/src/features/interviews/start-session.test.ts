import { LIMITS } from '@pythia/contracts/limits.ts';
import { RESUME_SUMMARY_MAX, writeResumeSummary } from '@pythia/contracts/resume-summary.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let running: TestApp;
let user: SignedInUser;
afterEach(() => running.close());

async function startWith(environment: NodeJS.ProcessEnv): Promise<void> {
  running = await startTestApp(environment);
  user = await signInNewUser(running);
}

const create = (payload: unknown = {}, headers: Record<string, string> = user.headers) =>
  running.app.inject({
    method: 'POST',
    url: '/api/v1/free/create-session',
    headers,
    payload: payload as object,
  });

/** Waits until it is in the timeline. */
async function use(created: Awaited<ReturnType<typeof create>>): Promise<void> {
  const calls = interviewCalls(running, user);
  const { session_id } = created.json<{ session_id: string }>();
  await calls.ask(session_id, 'Why us?');
  expect(await calls.events(session_id)).toHaveLength(2);
}

const trialsLeft = async (): Promise<number> => {
  const reply = await running.app.inject({ url: '/api/v1/users/me', headers: user.headers });
  return reply.json<{ trial: number }>().trial;
};

test('a session lives for 15 minutes and costs nothing at its start', async () => {
  await startWith({ FREE_TRIALS: '2' });
  const reply = await create({ job_title: '  Engineer ' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    session_id: expect.any(String),
    job_title: 'Engineer',
    created_at: '2026-01-15T09:00:00.000Z',
    expires_at: '2026-01-15T09:15:00.000Z',
    resumed: false,
    counted: false,
  });
  expect(await trialsLeft()).toBe(2);
  const row = await running.dependencies.db
    .selectFrom('interview_sessions')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ user_id: user.userId, kind: 'free', job_title: 'Engineer' });
});

test('an unexpired session is resumed, also on the last trial', async () => {
  await startWith({ FREE_TRIALS: '1' });
  const first = await create({ job_title: 'Engineer' });
  await use(first);
  expect(await trialsLeft()).toBe(0);
  running.clock.advance(15 * MINUTE_MS - 1);
  const resumed = await create({ job_title: 'Nurse' });
  expect(resumed.statusCode).toBe(200);
  expect(resumed.json()).toEqual({ ...first.json<object>(), counted: true, resumed: true });
  expect(await trialsLeft()).toBe(0);
});

test('after its end another trial starts another session', async () => {
  await startWith({ FREE_TRIALS: '2' });
  const first = await create();
  running.clock.advance(15 * MINUTE_MS);
  const second = await create();
  expect(second.json()).not.toEqual(first.json());
});

test('three sessions in a day may end unused, and a further one costs its trial at its start', async () => {
  await startWith({ FREE_TRIALS: '2' });
  for (const counted of [false, false, false, true]) {
    expect((await create()).json()).toMatchObject({ counted });
    running.clock.advance(15 * MINUTE_MS);
  }
  expect(await trialsLeft()).toBe(1);
  running.clock.advance(DAY_MS - 45 * MINUTE_MS); // the first ended a day ago
  expect((await create()).json()).toMatchObject({ counted: false });
  expect(await trialsLeft()).toBe(1);
});

test('sessions that were used are none of the three', async () => {
  await startWith({ FREE_TRIALS: '5' });
  for (let n = 0; n < 4; n += 1) {
    await use(await create());
    running.clock.advance(15 * MINUTE_MS);
  }
  expect((await create()).json()).toMatchObject({ counted: false });
  expect(await trialsLeft()).toBe(1);
});

const idOf = (reply: Awaited<ReturnType<typeof create>>): string =>
  reply.json<{ session_id: string }>().session_id;

describe('a session that continues another', () => {
  const about = { job_title: 'Engineer', resume_summary: 'Role: Engineer, Company: Acme' };

  test('has its job title and material, whatever else is sent', async () => {
    await startWith({});
    const first = idOf(await create(about));
    running.clock.advance(15 * MINUTE_MS);
    const second = await create({ continues: first, job_title: 'Nurse' });
    expect(second.json()).toMatchObject({ job_title: 'Engineer' });
    expect(idOf(second)).not.toBe(first);
    const rows = await running.dependencies.db.selectFrom('interview_sessions').selectAll().execute();
    expect(rows).toMatchObject([about, about]);
  });

  test('must be the caller’s own', async () => {
    await startWith({});
    const other = await signInNewUser(running);
    const foreign = idOf(await create(about, other.headers));
    for (const continues of [foreign, '01890000-0000-7000-8000-000000000000']) {
      const reply = await create({ continues });
      expect([reply.statusCode, reply.json()]).toEqual([404, { detail: MESSAGES.sessionNotKept }]);
    }
    expect((await create({ continues: 'no-id' })).statusCode).toBe(422);
  });
});

test('without a trial left it is a 403', async () => {
  await startWith({ FREE_TRIALS: '0' });
  const reply = await create();
  expect(reply.statusCode).toBe(403);
  expect(reply.json()).toEqual({ detail: 'No trials remaining' });
  expect(await running.dependencies.db.selectFrom('interview_sessions').selectAll().execute()).toEqual([]);
});

test.each([1, 3])('of twenty calls at once with %i left every one gets the one session', async (trials) => {
  await startWith({ FREE_TRIALS: String(trials) });
  const replies = await Promise.all(Array.from({ length: 20 }, () => create()));
  expect(replies.map((reply) => reply.statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(replies.map((reply) => reply.json<{ session_id: string }>().session_id)).size).toBe(1);
  expect(await running.dependencies.db.selectFrom('interview_sessions').selectAll().execute()).toHaveLength(
    1,
  );
  expect(await trialsLeft()).toBe(trials);
  await use(replies[0]!);
  expect(await trialsLeft()).toBe(trials - 1);
});

async function idsOfThree(headers: Record<string, string>): Promise<string[]> {
  const replies = await Promise.all([1, 2, 3].map(() => create({}, headers)));
  return replies.map((reply) => reply.json<{ session_id: string }>().session_id);
}

test('parallel calls of two users do not mix', async () => {
  await startWith({ FREE_TRIALS: '1' });
  const other = await signInNewUser(running);
  const [mine, theirs] = await Promise.all([idsOfThree(user.headers), idsOfThree(other.headers)]);
  expect(new Set(mine).size).toBe(1);
  expect(new Set(theirs).size).toBe(1);
  expect(mine[0]).not.toBe(theirs[0]);
});

test('the operator sets how long a session lives', async () => {
  await startWith({ FREE_SESSION_MINUTES: '2.5' });
  expect((await create()).json()).toMatchObject({ expires_at: '2026-01-15T09:02:30.000Z' });
});

test('no body is fine', async () => {
  await startWith({});
  expect((await create(undefined)).statusCode).toBe(200);
});

test('a job title that is too long, no text or not storable is a 422 and costs nothing', async () => {
  await startWith({ FREE_TRIALS: '1' });
  for (const job_title of ['x'.repeat(36), 7, 'a\0b']) {
    const reply = await create({ job_title });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: [{ path: 'job_title' }] });
  }
  expect(await trialsLeft()).toBe(1);
});

test('the candidate’s material is kept with the session, up to the sum of its parts’ limits', async () => {
  await startWith({ FREE_TRIALS: '1' });
  expect((await create({ resume_summary: 'x'.repeat(RESUME_SUMMARY_MAX + 1) })).statusCode).toBe(422);
  const resume_summary = writeResumeSummary({
    company: 'c'.repeat(LIMITS.company),
    role: 'r'.repeat(LIMITS.role),
    jobDescription: 'j'.repeat(LIMITS.jobDescription),
    name: 'n'.repeat(LIMITS.name),
    education: 'e'.repeat(LIMITS.education),
    work: 'w'.repeat(LIMITS.work),
  });
  expect((await create({ resume_summary })).statusCode).toBe(200);
  const rows = await running.dependencies.db.selectFrom('interview_sessions').selectAll().execute();
  expect(rows).toMatchObject([{ resume_summary }]);
});

test('without a token it is a 401', async () => {
  await startWith({});
  expect((await create({}, {})).statusCode).toBe(401);
});
