import { LIMITS } from '@pythia/contracts/limits.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { type ReadJob, SettledJob } from '@pythia/contracts/settled-jobs.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import { forgetOld } from '#features/retention/forget-old.ts';
import { deleteBelongings } from '#features/users/erase-belongings.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const RESUME = {
  name: 'Ada',
  education: '',
  work: 'Head baker, Rye & Co., 2019 – present\n- Cut waste by 10% by weighing the flour.\n\nBaker, Seldon Foods, 2015 – 2019',
};
const HOUR_MS = 3_600_000;

let running: TestApp;
let user: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInNewUser(running);
});
afterEach(() => running.close());

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, by = user) =>
  running.app.inject({
    method,
    url: `/api/v1/material${path}`,
    headers: by.headers,
    ...(payload && { payload }),
  });
const read = async (by = user, resume = RESUME) =>
  (await call('POST', '/jobs/read', resume, by)).json<{
    version: number;
    jobs: ReadJob[];
    is_sure: boolean;
  }>();
const settle = (version: number, jobs: SettledJob[], by = user) =>
  call('PUT', '/jobs', { version, jobs }, by);
const employers = async (by = user): Promise<string[]> =>
  (await read(by)).jobs.map(({ employer }) => employer);
const AS_READ = ['Rye & Co.', 'Seldon Foods'];

const sentBack = (job: ReadJob): SettledJob => SettledJob.parse(job);

async function rename(employer = 'Rye Bakeries', by = user): Promise<SettledJob> {
  const { version, jobs } = await read(by);
  const renamed = { ...sentBack(jobs[0]!), employer };
  expect((await settle(version, [renamed], by)).statusCode).toBe(200);
  return renamed;
}

test('a résumé is read as jobs, with the lines that they stand in and what is told under them', async () => {
  const first = await read();
  expect([first.version, first.is_sure]).toEqual([0, true]);
  expect(first.jobs[0]).toEqual({
    employer: 'Rye & Co.',
    role: 'Head baker',
    from: '2019',
    to: '',
    is_current: true,
    source: ['Head baker, Rye & Co., 2019 – present'],
    doubts: [],
    standing: 'held',
    is_settled: false,
    is_found: true,
    lines: ['Cut waste by 10% by weighing the flour.'],
  });
});

test('what is settled is shown by later readings, also of another résumé that has it, and kept through one that has not', async () => {
  const renamed = await rename();
  const again = await read();
  expect([again.version, again.jobs[0]]).toMatchObject([1, { employer: 'Rye Bakeries', is_settled: true }]);
  const edited = { ...RESUME, work: RESUME.work.replace('Head baker, Rye', 'Head baker, York, Rye') };
  expect((await read(user, edited)).jobs[0]).toMatchObject({ employer: 'Rye Bakeries' });
  const other = await read(user, { ...RESUME, work: 'Nurse, Hexley Hospital, 2019 – present' });
  expect(other.jobs.map(({ employer, is_found }) => [employer, is_found])).toEqual([
    ['Hexley Hospital', true],
    ['Rye Bakeries', false],
  ]);
  await settle(1, [sentBack(other.jobs[1]!)]);
  expect((await read()).jobs[0]).toMatchObject(renamed);
});

test('of two windows that settle the same version one is told that the other was first', async () => {
  const [job] = (await read()).jobs;
  const replies = await Promise.all(
    ['One', 'Two'].map((employer) => settle(0, [{ ...sentBack(job!), employer }])),
  );
  const refused = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused.map((reply) => reply.json<object>())).toEqual([
    { detail: SERVER_MESSAGES.settledJobsChanged },
  ]);
  const won = replies.findIndex(({ statusCode }) => statusCode === 200);
  expect((await employers())[0]).toBe(['One', 'Two'][won]);
});

test('nobody sees or changes what another settled, and nobody does so without signing in', async () => {
  const other = await signInNewUser(running);
  await rename();
  expect(await employers(other)).toEqual(AS_READ);
  await rename('Another’s', other);
  expect((await employers())[0]).toBe('Rye Bakeries');
  const stranger = { ...user, headers: { authorization: 'Bearer none' } };
  expect((await call('POST', '/jobs/read', RESUME, stranger)).statusCode).toBe(401);
  expect((await settle(0, [], stranger)).statusCode).toBe(401);
});

test('answers and stories name a job as it was settled, and none that is no job', async () => {
  const { jobs } = await read();
  await settle(0, [
    { ...sentBack(jobs[0]!), employer: 'Rye Bakeries' },
    { ...sentBack(jobs[1]!), standing: 'none' },
  ]);
  const stories = await call('POST', '/stories/read', RESUME);
  expect(stories.json<{ stories: { place: { employer: string } }[] }>().stories[0]!.place.employer).toBe(
    'Rye Bakeries',
  );
  const calls = interviewCalls(running, user);
  const id = await calls.start({ job_title: 'Baker', resume_summary: `Work: ${RESUME.work}` });
  const { body } = await calls.ask(id, 'Tell me about yourself.');
  expect(body).toContain('Rye Bakeries');
  expect(body).not.toMatch(/Rye & Co|Seldon/);
});

test('a résumé that is forgotten takes along what was settled, and brings it back within an hour', async () => {
  await call('PUT', '', { ...RESUME, file_name: null });
  await rename();
  await call('DELETE', '');
  expect(await employers()).toEqual(AS_READ);
  running.clock.advance(HOUR_MS);
  await call('PUT', '', { ...RESUME, file_name: null });
  expect((await employers())[0]).toBe('Rye Bakeries');
});

test('what was settled is erased an hour after its résumé was forgotten, and not before', async () => {
  const { db } = running.dependencies;
  const forget = () =>
    forgetOld(
      {
        db,
        clock: running.clock,
        retentionDays: 0,
        belongings: BELONGINGS,
        onForgotten: () => {},
        onFailure: () => {},
      },
      new AbortController().signal,
    );
  const rows = () => db.selectFrom('settled_jobs').select('user_id').execute();
  await rename();
  await call('DELETE', '');
  running.clock.advance(HOUR_MS);
  await forget();
  expect(await rows()).toHaveLength(1);
  running.clock.advance(1);
  await forget();
  expect(await rows()).toEqual([]);
});

test('the copy of a user’s data has what they settled, and it goes with the account', async () => {
  const other = await signInNewUser(running);
  const mine = await rename();
  await rename('Another’s', other);
  const copy = await running.app.inject({ url: '/api/v1/users/me/data', headers: user.headers });
  expect(copy.json()).toMatchObject({ settled_jobs: { jobs: [mine] } });
  await deleteBelongings(running.dependencies.db, BELONGINGS, { id: user.userId, email: user.email });
  expect([(await employers())[0], (await employers(other))[0]]).toEqual([AS_READ[0], 'Another’s']);
});

test('a résumé of the longest lines is read and settled without being cut by a limit', async () => {
  const work = Array.from({ length: 30 }, (_, at) => `Baker, Bakery Number ${at} Ltd, 19${60 + at} – 2019`);
  const { jobs } = await read(user, { ...RESUME, work: work.join('\n\n') });
  expect(jobs).toHaveLength(30);
  expect((await settle(0, jobs.map(sentBack))).statusCode).toBe(200);
});

test.each<[string, (job: SettledJob) => SettledJob[]]>([
  ['a part that is too long', (job) => [{ ...job, employer: 'x'.repeat(LIMITS.place + 1) }]],
  ['too many lines', (job) => [{ ...job, source: Array.from({ length: LIMITS.jobSource + 1 }, () => 'x') }]],
  ['an unknown standing', (job) => [{ ...job, standing: 'maybe' as 'none' }]],
  ['a NUL character', (job) => [{ ...job, role: '\0' }]],
  [
    'nothing in it',
    (job) => [{ ...job, source: [], employer: ' ', role: '', from: '', to: '', is_current: false }],
  ],
  ['no line that is none', (job) => [{ ...job, source: [], standing: 'none' }]],
  ['too many others', (job) => Array.from({ length: LIMITS.settledJobs + 1 }, () => job)],
  [
    'too much in all',
    (job) =>
      Array.from({ length: LIMITS.settledJobs }, () => ({
        ...job,
        employer: 'x'.repeat(LIMITS.place),
        source: Array.from({ length: 2 }, () => 'x'.repeat(LIMITS.place)),
      })),
  ],
])('422 for a job with %s', async (_, change) => {
  const [job] = (await read()).jobs;
  expect((await settle(0, change(sentBack(job!)))).statusCode).toBe(422);
});
