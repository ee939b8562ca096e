import { ALL_FACT_MATTERS, type FactMatter, type InterviewFacts } from '@pythia/contracts/fact-matters.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import { forgetOld } from '#features/retention/forget-old.ts';
import { deleteBelongings } from '#features/users/erase-belongings.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const RESUME = {
  name: 'Ada',
  education: 'BSc Archaeology, Hexley, 2015. My notice is eight weeks.',
  work: 'Head baker, Rye & Co., 2019 – present\n- Cut waste by 10% by weighing the flour.',
  file_name: null,
};
const FACTS: InterviewFacts = { start: 'four weeks', visa: null };
const HOUR_MS = 3_600_000;

let running: TestApp;
let user: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInNewUser(running);
});
afterEach(() => running.close());

const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object, by = user) =>
  running.app.inject({
    method,
    url: `/api/v1/material${path}`,
    headers: by.headers,
    ...(payload && { payload }),
  });
const read = async (by = user) =>
  (await call('GET', '/facts', undefined, by)).json<{
    version: number;
    facts: InterviewFacts;
    silent: FactMatter[];
  }>();
const save = (facts: object, version = 0, by = user) => call('PUT', '/facts', { version, facts }, by);
const remember = () => call('PUT', '', RESUME);

test('a free user’s facts are kept, and a matter that was skipped stays so', async () => {
  expect(await read()).toEqual({ version: 0, facts: {}, silent: ALL_FACT_MATTERS });
  expect((await save({ ...FACTS, start: '  four weeks ' })).json()).toEqual({ version: 1 });
  expect(await read()).toMatchObject({ version: 1, facts: FACTS });
});

test('what the remembered résumé says is not among what it is silent on', async () => {
  await remember();
  expect((await read()).silent).toEqual(ALL_FACT_MATTERS.filter((matter) => matter !== 'start'));
});

test('of two windows that save the same version one is told that the other was first', async () => {
  const replies = await Promise.all(['one week', 'two weeks'].map((start) => save({ start })));
  const refused = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused.map((reply) => reply.json<object>())).toEqual([{ detail: SERVER_MESSAGES.factsChanged }]);
  const won = replies.findIndex(({ statusCode }) => statusCode === 200);
  expect((await read()).facts.start).toBe(['one week', 'two weeks'][won]);
});

test('nobody sees or changes what another settled, and nobody does so without signing in', async () => {
  const other = await signInNewUser(running);
  await save(FACTS);
  expect((await read(other)).facts).toEqual({});
  await save({ salary: '£30,000' }, 0, other);
  expect((await read()).facts).toEqual(FACTS);
  const replies = await Promise.all([
    running.app.inject({ url: '/api/v1/material/facts' }),
    running.app.inject({ method: 'PUT', url: '/api/v1/material/facts', payload: { version: 0, facts: {} } }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
});

test('an answer in an interview says a fact, and leaves nothing to fill in of what was skipped', async () => {
  await save(FACTS);
  const calls = interviewCalls(running, user);
  const id = await calls.start({ job_title: 'Baker', resume_summary: `Work: ${RESUME.work}` });
  expect((await calls.ask(id, 'What is your notice period?')).body).toContain('Four weeks.');
  expect((await calls.ask(id, 'Would you need a visa?')).body).not.toContain('[');
  expect((await calls.ask(id, 'How much can you travel?')).body).toContain('Questions about facts');
});

test('a résumé that is forgotten takes the facts along, and brings them back within an hour', async () => {
  await remember();
  await save(FACTS);
  await call('DELETE', '');
  expect((await read()).facts).toEqual({});
  running.clock.advance(HOUR_MS);
  await remember();
  expect((await read()).facts).toEqual(FACTS);
});

test('facts are erased an hour after the résumé was forgotten, and not before', async () => {
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
  const rows = () => db.selectFrom('interview_facts').select('user_id').execute();
  await save(FACTS);
  await call('DELETE', '');
  running.clock.advance(HOUR_MS);
  await forget();
  expect(await rows()).toHaveLength(1);
  running.clock.advance(1);
  await forget();
  expect(await rows()).toEqual([]);
});

test('the copy of a user’s data has their facts, and they go with the account', async () => {
  const other = await signInNewUser(running);
  await save(FACTS);
  await save({ salary: '£30,000' }, 0, other);
  const copy = await running.app.inject({ url: '/api/v1/users/me/data', headers: user.headers });
  expect(copy.json()).toMatchObject({ interview_facts: { facts: FACTS } });
  await deleteBelongings(running.dependencies.db, BELONGINGS, { id: user.userId, email: user.email });
  expect([(await read()).facts, (await read(other)).facts]).toEqual([{}, { salary: '£30,000' }]);
});

test.each<[string, object]>([
  ['of no known matter', { shoes: '42' }],
  ['that is empty', { start: ' ' }],
  ['that is too long', { start: 'x'.repeat(LIMITS.fact + 1) }],
  ['with a NUL character', { start: '\0' }],
])('422 for a fact %s', async (_, facts) => {
  expect((await save(facts)).statusCode).toBe(422);
});
