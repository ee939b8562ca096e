import { LIMITS } from '@pythia/contracts/limits.ts';
import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { sayFrame, USUAL_IDS } from '@pythia/contracts/usual-questions.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';

let running: TestApp;
let user: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInSubscriber(running);
});
afterEach(() => running.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, by = user) =>
  running.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: by.headers,
    ...(payload && { payload }),
  });
const read = async (by = user, jobId?: string) =>
  (await call('GET', `/prepared${jobId ? `?job_id=${jobId}` : ''}`, undefined, by)).json<{
    version: number;
    answers: PreparedAnswer[];
  }>();
const save = (version: number, answers: readonly PreparedAnswer[], by = user, jobId: string | null = null) =>
  call('PUT', '/prepared', { job_id: jobId, version, answers }, by);

const answer = (id: PreparedAnswer['id'], more: Partial<PreparedAnswer> = {}): PreparedAnswer => ({
  id,
  question: '',
  wordings: [],
  text: 'I sing in a choir on Thursdays.',
  state: 'approved',
  source: 'own',
  story: null,
  blanks: [],
  ...more,
});
const approved = (count: number) => USUAL_IDS.slice(0, count).map((id) => answer(id));

async function addJob(by = user): Promise<string> {
  const job = { company: 'Rye & Co.', role: 'Baker', job_description: '' };
  return (await call('POST', '/jobs', job, by)).json<{ id: string }>().id;
}

test('what is prepared is kept as a whole, for all and for each application apart', async () => {
  expect(await read()).toEqual({ version: 0, answers: [] });
  const jobId = await addJob();
  const own = answer('own-1', { question: 'Do you drive?', wordings: ['Have you a licence?'] });
  expect((await save(0, [answer('hobbies')])).json()).toEqual({ version: 1 });
  expect((await save(0, [own], user, jobId)).json()).toEqual({ version: 1 });
  expect(await read()).toEqual({ version: 1, answers: [answer('hobbies')] });
  expect(await read(user, jobId)).toEqual({ version: 1, answers: [own] });
});

test('a change of a version that is not the newest is refused', async () => {
  await save(0, [answer('hobbies')]);
  const refused = await save(0, []);
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    409,
    SERVER_MESSAGES.preparedChanged,
  ]);
  expect((await read()).answers).toHaveLength(1);
});

test('nobody reads or writes what another one prepared', async () => {
  const jobId = await addJob();
  await save(0, [answer('hobbies')], user, jobId);
  await save(0, [answer('hobbies')]);
  const other = await signInSubscriber(running);
  expect(await read(other)).toEqual({ version: 0, answers: [] });
  expect((await call('GET', `/prepared?job_id=${jobId}`, undefined, other)).statusCode).toBe(404);
  expect((await save(1, [], other, jobId)).statusCode).toBe(404);
  const draft = { job_id: jobId, id: 'hobbies', question: '' };
  expect((await call('POST', '/prepared/draft', draft, other)).statusCode).toBe(404);
  expect((await read(user, jobId)).answers).toHaveLength(1);
});

test('without Pro five are approved, for no application in particular, and what was approved with it stays', async () => {
  const free = await signInNewUser(running);
  expect((await save(0, approved(5), free)).statusCode).toBe(200);
  const refused = await save(1, approved(6), free);
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    403,
    SERVER_MESSAGES.preparedNeedsPro,
  ]);
  const drafts = USUAL_IDS.slice(5).map((id) => answer(id, { state: 'draft' }));
  expect((await save(1, [...approved(5), ...drafts], free)).statusCode).toBe(200);
  expect((await save(0, approved(25))).statusCode).toBe(200);
  await running.dependencies.db
    .updateTable('users')
    .set({ subscription_ends_at: 0 })
    .where('id', '=', user.userId)
    .execute();
  expect((await save(1, approved(25))).statusCode).toBe(200);
  expect((await save(2, [...approved(25), answer('own-1', { question: 'Why?' })])).statusCode).toBe(403);
});

test.each([
  ['an approved answer without words', [answer('hobbies', { text: ' ' })]],
  ['two answers to one question', [answer('hobbies'), answer('hobbies')]],
  ['an own question without words', [answer('own-1')]],
  ['an id that is none', [answer('own-<b>')]],
  ['too long a text', [answer('hobbies', { text: 'a'.repeat(LIMITS.preparedText + 1) })]],
  [
    'too much in all',
    Array.from({ length: 31 }, (_, at) =>
      answer(`own-${at}`, { question: 'Why?', text: 'a'.repeat(LIMITS.preparedText) }),
    ),
  ],
  [
    'too many',
    Array.from({ length: LIMITS.prepared + 1 }, (_, at) => answer(`own-${at}`, { question: 'Why?' })),
  ],
])('%s is refused', async (_, answers) => {
  expect((await save(0, answers)).statusCode).toBe(422);
});

test('what is prepared for an application goes and comes back with it, in the export too', async () => {
  const jobId = await addJob();
  await save(0, [answer('hobbies')], user, jobId);
  await save(0, [answer('weakness', { state: 'draft' })]);
  const exported = async () => {
    const reply = await call('GET', '/users/me/data');
    return reply.json<{ prepared_answers: { job_id: string | null }[] }>().prepared_answers;
  };
  expect(new Set((await exported()).map(({ job_id }) => job_id))).toEqual(new Set([jobId, null]));
  await call('DELETE', `/jobs/${jobId}`);
  expect((await exported()).map(({ job_id }) => job_id)).toEqual([null]);
  expect((await call('GET', `/prepared?job_id=${jobId}`)).statusCode).toBe(404);
  await call('POST', `/jobs/${jobId}/restore`);
  expect((await read(user, jobId)).answers).toEqual([answer('hobbies')]);
});

test('a frame makes a sentence of each blank that is filled in, and of no other', () => {
  expect(sayFrame('weakness', ['saying no', 'ask what can wait.'])).toBe(
    'What I am working on is saying no. What I do about it is that I ask what can wait.',
  );
  expect(sayFrame('weakness', [' ', 'plan'])).toBe('What I do about it is that I plan.');
  expect([sayFrame('weakness', []), sayFrame('own-1', ['a', 'b'])]).toEqual(['', '']);
});
