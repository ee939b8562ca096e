import type { Practice } from '@pythia/contracts/practice.ts';
import { PRACTICE_ATTEMPTS } from '@pythia/contracts/practice.ts';
import { writeResumeSummary } from '@pythia/contracts/resume-summary.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ENTRIES } from '#coach/knowledge/fields.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';

let running: TestApp;
let user: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInNewUser(running);
});
afterEach(() => running.close());

const SUMMARY = writeResumeSummary({
  company: 'Rye & Co.',
  role: 'Baker',
  jobDescription: '',
  name: 'Ada Marsh',
  education: '',
  work: `Head baker, Harbour Bakery, 2019 – 2023
- Oven failed two days before Christmas; moved the dough to a neighbour's bakery; all 140 orders were on time.`,
});
const SAID = 'I moved the dough to the bakery of a neighbour, and all 140 orders were on time.';

const call = (method: 'GET' | 'POST', path: string, payload?: object, by = user) =>
  running.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: by.headers,
    ...(payload && { payload }),
  });
const start = async (payload: object = { resume_summary: SUMMARY }, by = user): Promise<Practice> => {
  const reply = await call('POST', '/practices', payload, by);
  expect(reply.statusCode).toBe(200);
  return reply.json<Practice>();
};
const say = async (id: string, line: number): Promise<number> =>
  (await call('POST', `/practices/${id}/said`, { line })).json<{ said: number }>().said;
const answer = (id: string, turn: string, text = SAID, by = user) =>
  call('POST', `/practices/${id}/answers`, { turn, text, seconds: 50 }, by);
const read = (id: string, by = user) => call('GET', `/practices/${id}`, undefined, by);

/** The copy of the user's data. */
const copied = async (): Promise<string> => (await call('GET', '/users/me/data')).body;

/** Until all lines of a turn were said. */
async function sayUpTo({ session_id, turns }: Practice, id: string): Promise<void> {
  const upTo = turns.slice(0, turns.findIndex((turn) => turn.id === id) + 1);
  const count = upTo.flatMap(({ lines }) => lines).length;
  for (let line = 0; line < count; line += 1) await say(session_id, line);
}

test('a practice has a plan of its own, and spends no trial', async () => {
  const practice = await start();
  expect(practice).toMatchObject({ job_title: 'Baker', company: 'Rye & Co.', running: true, said: 0 });
  expect(practice.turns.filter(({ question }) => question !== null)).toHaveLength(3);
  expect(practice.turns.map(({ from }) => from)).toContain('material');
  await say(practice.session_id, 0);
  await call('POST', '/practices/chat', { session_id: practice.session_id, message: 'Why us?' });
  await running.dependencies.db.selectFrom('users').select('id').execute();
  const me = await call('GET', '/users/me');
  const fresh = await call('GET', '/users/me', undefined, await signInNewUser(running));
  expect(me.json<{ trial: number }>().trial).toBe(fresh.json<{ trial: number }>().trial);
});

test('without Pro what is answered is what is asked in it, and what follows up on that', async () => {
  const practice = await start();
  const { session_id } = practice;
  const ask = async (message: string, by = user) =>
    (await call('POST', '/practices/chat', { session_id, message }, by)).statusCode;
  const [first, second] = practice.turns.filter(({ question }) => question !== null);
  expect(await ask(first!.question!)).toBe(200);
  expect(await ask(`Thank you. ${second!.question!.slice(0, -1)}?`)).toBe(200);
  expect(await ask('How would you design a queue that loses no message?')).toBe(403);
  await sayUpTo(practice, second!.id);
  const { turns } = (await answer(session_id, second!.id)).json<Practice>();
  expect(await ask(turns.find(({ id }) => id === 'follow-up')!.question!)).toBe(200);
  expect(await ask(first!.question!, await signInNewUser(running))).toBe(404);
  expect((await call('POST', '/practices/chat', { session_id: 'none', message: 'Why?' })).statusCode).toBe(
    404,
  );
});

test('with Pro anything is answered', async () => {
  const subscriber = await signInSubscriber(running);
  const { session_id } = await start({}, subscriber);
  const asked = { session_id, message: 'How would you design a queue that loses no message?' };
  expect((await call('POST', '/practices/chat', asked, subscriber)).statusCode).toBe(200);
});

test('with Pro five questions are asked', async () => {
  const practice = await start({}, await signInSubscriber(running));
  expect(practice.turns.filter(({ question }) => question !== null)).toHaveLength(5);
});

test('one question is asked alone: without Pro one of the knowledge’s, with Pro any, of bounded length', async () => {
  const general = ENTRIES[0]!.questions[0]!;
  const { turns, session_id } = await start({ question: ` ${general} ` });
  expect(turns.flatMap(({ question }) => question ?? [])).toEqual([general]);
  const { answers } = (await answer(session_id, 'question-1')).json<Practice>();
  expect(answers).toMatchObject([{ turn: 'question-1', text: SAID }]);

  const own = 'How would you design a queue that loses no message?';
  expect((await call('POST', '/practices', { question: own })).statusCode).toBe(403);
  const pro = await signInSubscriber(running);
  const asked = await start({ question: own }, pro);
  expect(asked.turns.flatMap(({ question }) => question ?? [])).toEqual([own]);
  for (const question of [' ', 'why '.repeat(100)])
    expect((await call('POST', '/practices', { question }, pro)).statusCode).toBe(422);
});

test('what the interviewer says becomes lines of the session, each once and in order', async () => {
  const { session_id, turns } = await start();
  const lines = turns.flatMap((turn) => turn.lines);
  expect(await say(session_id, 1)).toBe(0);
  expect(await say(session_id, 0)).toBe(1);
  expect(await say(session_id, 0)).toBe(1);
  expect(await Promise.all([say(session_id, 1), say(session_id, 1)])).toEqual([2, 2]);
  expect(await say(session_id, 99)).toBe(2);
  const events = await interviewCalls(running, user).events(session_id);
  const heard = events.flatMap((event) => (event.kind === 'line' ? [[event.channel, event.text]] : []));
  expect(heard).toEqual([
    ['interviewer', lines[0]],
    ['interviewer', lines[1]],
  ]);
});

test('its question is found and answered like any interview’s', async () => {
  const practice = await start();
  await sayUpTo(practice, 'question-1');
  const calls = interviewCalls(running, user);
  await expect
    .poll(async () =>
      (await calls.events(practice.session_id)).flatMap((event) =>
        event.kind === 'detected' ? [event.question?.text] : [],
      ),
    )
    .toEqual(['Tell me about yourself.']);
  const message = practice.turns.find(({ from }) => from === 'material')!.question;
  const reply = await call('POST', '/practices/chat', { session_id: practice.session_id, message });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('neighbour');
});

test('an answer is kept with its review; said again, both are', async () => {
  const practice = await start();
  await sayUpTo(practice, 'question-1');
  const first = (await answer(practice.session_id, 'question-1', 'We baked.')).json<Practice>();
  expect(first.answers).toMatchObject([{ turn: 'question-1', text: 'We baked.', seconds: 50 }]);
  expect(first.answers[0]?.review.flaws.map(({ kind }) => kind)).toContain('we-only');
  const second = (await answer(practice.session_id, 'question-1')).json<Practice>();
  expect(second.answers.map(({ text }) => text)).toEqual(['We baked.', SAID]);
  expect((await read(practice.session_id)).json<Practice>()).toEqual(second);
});

test('what is prepared of a question is looked for in its answer', async () => {
  const prepared = {
    id: 'about-yourself',
    question: '',
    wordings: [],
    text: 'I have baked for six years. I trained at the Harbour Bakery. I now look for a team of my own.',
    state: 'approved',
    source: 'own',
    story: null,
    blanks: [],
  };
  await running.app.inject({
    method: 'PUT',
    url: '/api/v1/prepared',
    headers: user.headers,
    payload: { job_id: null, version: 0, answers: [prepared] },
  });
  const practice = await start();
  const { answers } = (await answer(practice.session_id, 'question-1')).json<Practice>();
  expect(answers[0]?.review.flaws.map(({ kind }) => kind)).toContain('prepared-left-out');
});

test('one answer is followed up, unless the interviewer has gone on', async () => {
  const practice = await start();
  await sayUpTo(practice, 'question-2');
  const { turns } = (await answer(practice.session_id, 'question-2')).json<Practice>();
  expect(turns.map(({ id }) => id)).toEqual([
    'opening',
    'question-1',
    'question-2',
    'follow-up',
    'question-3',
    'closing',
  ]);
  const again = (await answer(practice.session_id, 'question-2')).json<Practice>();
  expect(again.turns).toEqual(turns);

  const other = await start();
  await sayUpTo(other, 'question-3');
  const late = (await answer(other.session_id, 'question-2')).json<Practice>();
  expect(late.turns.map(({ id }) => id)).not.toContain('follow-up');
});

test('an answer can be said so often and no more', async () => {
  const { session_id } = await start();
  for (let count = 0; count < PRACTICE_ATTEMPTS; count += 1)
    expect((await answer(session_id, 'question-1')).statusCode).toBe(200);
  expect((await answer(session_id, 'question-1')).statusCode).toBe(409);
});

test('what was weak is asked again in the next practice', async () => {
  const practice = await start({}, user);
  await answer(practice.session_id, 'question-2', 'We baked.');
  const next = await start({}, user);
  const { question } = practice.turns.find(({ id }) => id === 'question-2')!;
  expect(next.turns.find(({ from }) => from === 'weak')?.question).toBe(question);
});

test('a new practice ends the one before', async () => {
  const before = await start();
  await start();
  expect((await read(before.session_id)).json<Practice>().running).toBe(false);
  expect((await call('POST', `/practices/${before.session_id}/said`, { line: 0 })).statusCode).toBe(409);
});

test('nobody else sees it, asks in it or answers it', async () => {
  const { session_id } = await start();
  const other = await signInNewUser(running);
  expect((await read(session_id, other)).statusCode).toBe(404);
  expect((await answer(session_id, 'question-1', SAID, other)).statusCode).toBe(404);
  expect((await call('POST', `/practices/${session_id}/said`, { line: 0 }, other)).statusCode).toBe(404);
  const asked = { session_id, message: 'Why us?' };
  expect((await call('POST', '/practices/chat', asked, other)).statusCode).toBe(404);
  expect((await call('POST', '/free/chat', asked)).statusCode).toBe(404);
});

test('an application is practised for by its owner alone, with Pro', async () => {
  const pro = await signInSubscriber(running);
  const job = { company: 'Rye & Co.', role: 'Baker', job_description: '' };
  const { id: job_id } = (await call('POST', '/jobs', job, pro)).json<{ id: string }>();
  expect((await call('POST', '/practices', { job_id }, pro)).statusCode).toBe(200);
  expect((await call('POST', '/practices', { job_id }, await signInSubscriber(running))).statusCode).toBe(
    404,
  );
  expect((await call('POST', '/practices', { job_id })).statusCode).toBe(403);
});

test('it is in the copy of a user’s data, and gone with its session', async () => {
  const { session_id } = await start();
  await answer(session_id, 'question-1', 'The zebrafish quarrelled with the archdeacon, and I calmed both.');
  expect(await copied()).toContain('zebrafish');
  const calls = interviewCalls(running, user);
  await calls.end(session_id);
  await calls.remove(session_id);
  expect(await copied()).not.toContain('zebrafish');
  expect((await read(session_id)).statusCode).toBe(404);
  await calls.restore(session_id);
  expect(await copied()).toContain('zebrafish');
});

test('of who keeps no sessions nothing is left when it ends', async () => {
  const { session_id } = await start();
  await answer(session_id, 'question-1');
  const { db } = running.dependencies;
  await db.updateTable('users').set({ session_retention: 'none' }).where('id', '=', user.userId).execute();
  await interviewCalls(running, user).end(session_id);
  expect(await db.selectFrom('practices').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('practice_answers').selectAll().execute()).toEqual([]);
});
