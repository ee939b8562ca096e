import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import type { Job, listJobs } from '@pythia/contracts/jobs.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { readPages } from '@pythia/contracts/lists.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#db/database.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let running: TestApp;
let ada: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  ada = await signInSubscriber();
});
afterEach(() => running.close());

async function signInSubscriber(): Promise<SignedInUser> {
  const user = await signInNewUser(running);
  const subscription_ends_at = running.clock.now().getTime() + 86_400_000;
  await running.dependencies.db
    .updateTable('users')
    .set({ subscription_ends_at })
    .where('id', '=', user.userId)
    .execute();
  return user;
}

const BAKER = { company: 'Riverside Hotel', role: 'Baker' };

function jobCalls({ headers } = ada, app = running.app) {
  const call = (method: InjectOptions['method'], path: string, payload?: object) =>
    app.inject({ method, url: `/api/v1/jobs${path}`, headers, ...(payload && { payload }) });
  return {
    list: async () => {
      const pages = await readPages(async (before) =>
        (await call('GET', before ? `?before=${before}` : '')).json<ReplyOf<typeof listJobs>>(),
      );
      return pages.flatMap(({ jobs }) => jobs);
    },
    read: () => call('GET', ''),
    create: (job: object = BAKER) => call('POST', '', job),
    add: async (job: object = BAKER) => (await call('POST', '', job)).json<Job>(),
    change: (id: string, changes: object) => call('PATCH', `/${id}`, changes),
    remove: (id: string) => call('DELETE', `/${id}`),
    restore: (id: string) => call('POST', `/${id}/restore`),
  };
}

async function fillUpTo(count: number): Promise<void> {
  const texts = { job_description: '', link: '', status: 'saved', notes: '', interview_dates: '[]' } as const;
  const at = { archived_at: null, created_at: 0, updated_at: 0 };
  const missing = count - (await jobCalls().list()).length;
  const rows = Array.from({ length: missing }, () => ({
    id: newId(),
    user_id: ada.userId,
    ...BAKER,
    ...texts,
    ...at,
  }));
  await running.dependencies.db.insertInto('jobs').values(rows).execute();
}

const statusCodes = (replies: { statusCode: number }[]): number[] =>
  replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

test('company and role are enough to note an application', async () => {
  const reply = await jobCalls().create({ company: '  Riverside Hotel ', role: 'Baker' });
  expect([reply.statusCode, reply.json()]).toEqual([
    201,
    {
      id: expect.any(String),
      ...BAKER,
      job_description: '',
      link: '',
      status: 'saved',
      notes: '',
      interview_dates: [],
      archived: false,
      created_at: '2026-01-15T09:00:00.000Z',
      updated_at: '2026-01-15T09:00:00.000Z',
    },
  ]);
});

test('lists the newest first, archived ones too', async () => {
  const old = await jobCalls().add({ ...BAKER, role: 'Old' });
  await jobCalls().add({ ...BAKER, role: 'New' });
  await jobCalls().change(old.id, { archived: true });
  expect((await jobCalls().list()).map(({ role, archived }) => [role, archived])).toEqual([
    ['New', false],
    ['Old', true],
  ]);
});

test('a change keeps what it does not name', async () => {
  const job = await jobCalls().add({
    ...BAKER,
    job_description: 'Bread for 200 guests.',
    link: 'https://example.com/jobs/1',
    status: 'applied',
    notes: 'Ask about Sundays.',
    interview_dates: ['2026-02-01T10:00:00.000Z'],
  });
  running.clock.advance(1_000);
  const changed = await jobCalls().change(job.id, { notes: '' });
  expect(changed.json()).toEqual({ ...job, notes: '', updated_at: '2026-01-15T09:00:01.000Z' });
  const dated = await jobCalls().change(job.id, { interview_dates: [] });
  expect(dated.json()).toEqual({ ...changed.json<Job>(), interview_dates: [] });
  const archived = await jobCalls().change(job.id, { archived: true });
  expect(archived.json()).toEqual({ ...dated.json<Job>(), archived: true });
  const noted = await jobCalls().change(job.id, { notes: 'Rang them.' });
  expect(noted.json()).toEqual({ ...archived.json<Job>(), notes: 'Rang them.' });
  const back = await jobCalls().change(job.id, { archived: false, status: 'offer' });
  expect(back.json()).toEqual({ ...noted.json<Job>(), archived: false, status: 'offer' });
  expect(await jobCalls().list()).toEqual([back.json()]);
});

test('a user finds nothing of another’s', async () => {
  const mine = await jobCalls().add();
  const eve = jobCalls(await signInSubscriber());
  expect(await eve.list()).toEqual([]);
  expect((await eve.change(mine.id, { notes: 'x' })).statusCode).toBe(404);
  expect((await eve.remove(mine.id)).statusCode).toBe(404);
  await jobCalls().remove(mine.id);
  expect((await eve.restore(mine.id)).statusCode).toBe(404);
  await eve.remove((await eve.add()).id);
  expect((await jobCalls().restore(mine.id)).json()).toEqual(mine);
});

test('403 without a subscription, 401 without a token', async () => {
  const { id } = await jobCalls().add();
  const all = (user: SignedInUser) => {
    const calls = jobCalls(user);
    return Promise.all([
      calls.read(),
      calls.create(),
      calls.change(id, {}),
      calls.remove(id),
      calls.restore(id),
    ]);
  };
  const free = await all(await signInNewUser(running));
  expect(statusCodes(free)).toEqual([403, 403, 403, 403, 403]);
  expect(free[0].json()).toEqual({ detail: SERVER_MESSAGES.notSubscribed });
  const nobody = await all({ ...ada, headers: { authorization: 'Bearer none' } });
  expect(statusCodes(nobody)).toEqual([401, 401, 401, 401, 401]);
});

test.each([
  ['company', 'blank', ' '],
  ['role', 'too long', 'r'.repeat(LIMITS.role + 1)],
  ['job_description', 'too long', 'd'.repeat(LIMITS.jobDescription + 1)],
  ['notes', 'too long', 'n'.repeat(LIMITS.jobNotes + 1)],
  ['link', 'a script', 'javascript:alert(1)'],
  ['link', 'no address', 'example'],
  ['status', 'unknown', 'dreaming'],
  ['interview_dates', 'no instant', ['tomorrow']],
  [
    'interview_dates',
    'too many',
    Array.from({ length: LIMITS.interviewDates + 1 }, () => '2026-02-01T10:00:00.000Z'),
  ],
  ['interview_dates', 'too exact', [`2026-02-01T10:00:00.${'0'.repeat(1_000)}Z`]],
  ['link', 'with a NUL', 'https://example.com/\0'],
])('422 for the %s that is %s', async (field, _, value) => {
  const reply = await jobCalls().create({ ...BAKER, [field]: value });
  expect(reply.statusCode).toBe(422);
  expect(reply.json<{ errors: { path: string }[] }>().errors[0]?.path).toMatch(new RegExp(`^${field}`));
  const job = await jobCalls().add();
  expect((await jobCalls().change(job.id, { [field]: value })).statusCode).toBe(422);
});

test('parallel calls on two instances do not get past the limit', async () => {
  await fillUpTo(LIMITS.jobs - 1);
  const second = await startSecondInstance(running);
  const both = [jobCalls(), jobCalls(ada, second.app)];
  const replies = await Promise.all([...both, ...both, ...both].map((calls) => calls.create()));
  await second.close();
  expect(statusCodes(replies)).toEqual([201, 409, 409, 409, 409, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
    detail: SERVER_MESSAGES.tooManyJobs,
  });
  expect(await jobCalls().list()).toHaveLength(LIMITS.jobs);
});

test('a deleted one makes room, which calling it back needs again', async () => {
  await fillUpTo(LIMITS.jobs);
  const [gone] = await jobCalls().list();
  await jobCalls().remove(gone!.id);
  expect((await jobCalls().create()).statusCode).toBe(201);
  expect((await jobCalls().restore(gone!.id)).statusCode).toBe(409);
});

test('what was deleted is called back as it was, with its interviews', async () => {
  const job = await jobCalls().add({ ...BAKER, notes: 'Ask about Sundays.' });
  const { db } = running.dependencies;
  const session = { id: newId(), user_id: ada.userId, kind: 'paid' as const, job_id: job.id };
  await db
    .insertInto('interview_sessions')
    .values({ ...session, job_title: '', resume_summary: '', created_at: 0, expires_at: 1 })
    .execute();
  running.clock.advance(1_000); // neither call changes it
  expect((await jobCalls().remove(job.id)).statusCode).toBe(204);
  expect(await jobCalls().list()).toEqual([]);
  expect((await jobCalls().change(job.id, { notes: '' })).statusCode).toBe(404);
  expect((await jobCalls().remove(job.id)).statusCode).toBe(404); // a lost answer: a second press keeps Undo
  expect((await jobCalls().restore(job.id)).json()).toEqual(job);
  expect(await jobCalls().list()).toEqual([job]);
  expect((await jobCalls().restore(job.id)).statusCode).toBe(404);
  expect(await db.selectFrom('interview_sessions').select('job_id').executeTakeFirst()).toEqual({
    job_id: job.id,
  });
});
