import { FREE_REVIEW, PRACTISED, type Review } from '@pythia/contracts/review.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AppError } from '#core/errors.ts';
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

const MATERIAL = {
  name: 'Ada',
  education: '',
  work: 'Head baker, Rye & Co., 2019 – present\n- Weighed the flour for each batch; flour waste cut by 10%',
  file_name: null,
};
const SAID = 'I weighed the flour for each batch. At Greggs the flour waste was cut by ten percent.';
const GIVEN = { job_id: null, question: 'What have you improved?', answer: SAID, seconds: 50, prepared: '' };

const call = (method: 'POST' | 'PUT', path: string, payload: object, by = user) =>
  running.app.inject({ method, url: `/api/v1${path}`, headers: by.headers, payload });
const review = (given: object = {}, by = user) =>
  call('POST', '/prepared/review', { ...GIVEN, ...given }, by);

test('what was said is reviewed against the user’s own material, with the words that it is about', async () => {
  await call('PUT', '/material', MATERIAL);
  const { flaws, strengths } = (await review()).json<Review>();
  expect(flaws.find(({ kind }) => kind === 'invented')?.quotes).toEqual([{ text: 'Greggs', of: 'answer' }]);
  expect(strengths.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['own-action', 'result-told', 'good-length']),
  );
  const other = await signInSubscriber(running);
  expect((await review({}, other)).json<Review>().strengths.map(({ kind }) => kind)).not.toContain(
    'result-told',
  );
});

test('nothing of what was said is kept', async () => {
  const said = 'The zebrafish quarrelled with the archdeacon, and I calmed both.';
  expect((await review({ answer: said, question: 'What about the zebrafish?' })).statusCode).toBe(200);
  const copy = await running.app.inject({ url: '/api/v1/users/me/data', headers: user.headers });
  expect(copy.statusCode).toBe(200);
  expect(copy.body).not.toContain('zebrafish');
});

test('an application is reviewed for only by its owner, with Pro', async () => {
  const job = { company: 'Rye & Co.', role: 'Baker', job_description: '' };
  const jobId = (await call('POST', '/jobs', job)).json<{ id: string }>().id;
  expect((await review({ job_id: jobId })).statusCode).toBe(200);
  expect((await review({ job_id: jobId }, await signInSubscriber(running))).statusCode).toBe(404);
  await running.dependencies.db
    .updateTable('users')
    .set({ subscription_ends_at: 0 })
    .where('id', '=', user.userId)
    .execute();
  expect((await review({ job_id: jobId })).statusCode).toBe(403);
});

test('without Pro three a day are reviewed', async () => {
  const free = await signInNewUser(running);
  for (let count = 0; count < FREE_REVIEW.calls; count += 1)
    expect((await review({}, free)).statusCode).toBe(200);
  const refused = await review({}, free);
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([429, FREE_REVIEW.refusal]);
  running.clock.advance(Number(refused.headers['retry-after']) * 1_000);
  expect((await review({}, free)).statusCode).toBe(200);
});

test('what fails is none of the day’s', async () => {
  await running.close();
  let fails = true;
  running = await startTestApp({}, ({ review: working }) => ({
    review: (...asked) =>
      fails
        ? Promise.reject(new AppError('unavailable', SERVER_MESSAGES.answerServiceBusy))
        : working(...asked),
  }));
  const free = await signInNewUser(running);
  for (let count = 0; count <= FREE_REVIEW.calls; count += 1)
    expect((await review({}, free)).statusCode).toBe(503);
  fails = false;
  expect((await review({}, free)).statusCode).toBe(200);
});

test.each([
  ['no words', { answer: ' ' }],
  ['too many words', { answer: 'a'.repeat(PRACTISED.answer + 1) }],
  ['no question', { question: '' }],
  ['a time before it began', { seconds: -1 }],
  ['a time that is none', { seconds: '50' }],
  ['an application that is none', { job_id: 'x' }],
])('%s is refused', async (_, given) => {
  expect((await review(given)).statusCode).toBe(422);
});

test('nobody is answered without signing in', async () => {
  expect((await review({}, { ...user, headers: {} as typeof user.headers })).statusCode).toBe(401);
});

test.each([
  ['one letter after the other', 'a. '.repeat(2_000)],
  ['one word', 'a'.repeat(6_000)],
  ['numbers', '17 '.repeat(2_000)],
  ['numbers in words', 'hundred and '.repeat(500)],
  ['capitals', 'Google Amazon '.repeat(400)],
])('a hostile answer is reviewed like any other: %s', async (_, answer) => {
  await call('PUT', '/material', {
    ...MATERIAL,
    work: 'Led 12 people; 40 of 40\n'.repeat(200),
  });
  expect((await review({ answer: answer.slice(0, PRACTISED.answer) })).statusCode).toBe(200);
});
