import type { Debrief } from '@pythia/contracts/debrief.ts';
import type { Happening } from '@pythia/contracts/interviews.ts';
import type { Practice } from '@pythia/contracts/practice.ts';
import { writeResumeSummary } from '@pythia/contracts/resume-summary.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#db/database.ts';
import { insertEvents } from '#features/interviews/timeline/events-store.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let running: TestApp;
let user: SignedInUser;
let calls: ReturnType<typeof interviewCalls>;
beforeEach(async () => {
  running = await startTestApp({}, { debriefWithinMs: 60_000 });
  user = await signInNewUser(running);
  calls = interviewCalls(running, user);
});
afterEach(() => running.close());

const SUMMARY = writeResumeSummary({
  company: 'Rye & Co.',
  role: 'Baker',
  jobDescription: '- Train apprentices in the bakery\n- Order flour and spices for three shops',
  name: 'Ada Marsh',
  education: '',
  work: `Head baker, Harbour Bakery, 2019 – 2023
- When the main oven failed two days before Christmas, I moved the dough to a neighbour's bakery; all 140 orders were on time.
- I trained six apprentices, who all passed their examination at the first attempt.`,
});

const review = (id: string, by = user) =>
  running.app.inject({ url: `/api/v1/interviews/${id}/review`, headers: by.headers });
const debrief = async (id: string): Promise<Debrief> => {
  const reply = await review(id);
  expect(reply.statusCode).toBe(200);
  return reply.json<Debrief>();
};

const START = Date.parse('2026-01-15T09:00:00Z');
type Said = Happening & { id?: string; channel?: 'interviewer' | 'candidate' };

/** A second apart. */
async function happen(session_id: string, happenings: readonly Said[]): Promise<void> {
  const events = happenings.map(({ id = newId(), channel = 'interviewer', kind, ...body }, place) => ({
    session_id,
    id,
    kind,
    channel,
    at: START + place * 1_000,
    body: JSON.stringify(body),
  }));
  for (let from = 0; from < events.length; from += 200)
    await insertEvents(running.dependencies.db, events.slice(from, from + 200), { again: false });
}

const line = (text: string, channel: 'interviewer' | 'candidate' = 'interviewer'): Said => ({
  kind: 'line',
  text,
  channel,
});
const heard = (key: string, text: string, sort: string, isDoubtful = false): Said => ({
  kind: 'detected',
  change: 'asked',
  key: `${key}/0`,
  question: { text, parts: [text], sort, follows_up: false, doubtful: isDoubtful, lines: [key] },
});
const asked = (id: string, text: string, more: { lines?: string[]; again?: string } = {}): Said => ({
  kind: 'question',
  id,
  text,
  ...more,
});
const answered = (exchange_id: string, told: Partial<Extract<Happening, { kind: 'answer' }>> = {}): Said => ({
  kind: 'answer',
  exchange_id,
  text: 'Something.',
  alternatives: [],
  note: null,
  state: 'complete',
  first_text_ms: 400,
  total_ms: 900,
  answered_by: 'llama',
  stood_in: null,
  source: null,
  usage: null,
  ...told,
});

async function ended(
  happenings: readonly Said[],
  payload: object = { resume_summary: SUMMARY },
): Promise<string> {
  const id = await calls.start(payload);
  await happen(id, happenings);
  await calls.end(id);
  return id;
}

test('an interview tells its questions, what was answered from the material, and what never came up', async () => {
  const id = await calls.start({ job_title: 'Baker', resume_summary: SUMMARY });
  await calls.ask(id, 'Tell me about a time when something went wrong.');
  await calls.end(id);
  const { questions, requirements, stories, ...about } = await debrief(id);
  expect(about).toMatchObject({ company: 'Rye & Co.', role: 'Baker', name: 'Ada Marsh', more_questions: 0 });
  expect(questions).toMatchObject([
    {
      text: 'Tell me about a time when something went wrong.',
      kind: 'behavioural',
      way: 'coach',
      first_text_ms: expect.any(Number),
      answer: expect.stringContaining('oven failed'),
    },
  ]);
  expect(stories?.map(({ is_told, questions: about }) => [is_told, about])).toEqual([
    [true, [questions[0]!.id]],
    [false, []],
  ]);
  expect(requirements).toEqual([
    { text: 'Train apprentices in the bakery', is_touched: false, questions: [] },
    { text: 'Order flour and spices for three shops', is_touched: false, questions: [] },
  ]);
});

test('each way of answering and each stall is told by what the timeline has of it', async () => {
  const ids = Array.from({ length: 9 }, () => newId());
  const [prepared, cue, model, broken, failed, offered, slow, first, again] = ids as [string, ...string[]] &
    string[];
  const questions = [prepared, cue, model, broken, failed, offered, slow, first];
  const id = await ended([
    ...questions.map((one, place) => asked(one!, `What is number ${place}?`)),
    asked(again!, 'What is number 7, said otherwise?', { again: first! }),
    answered(prepared, { answered_by: 'Prepared' }),
    answered(cue!, { text: '', cue: { title: 'Oven', beats: [] }, state: 'stopped', answered_by: null }),
    answered(model!),
    answered(broken!, { state: 'partial' }),
    answered(failed!, { text: '', state: 'failed', answered_by: null }),
    answered(offered!, { text: '', alternatives: ['Oven', 'Rota'], answered_by: 'Built-in coach' }),
    answered(slow!, { first_text_ms: 4_000, answered_by: 'Built-in coach, by words alone' }),
    answered(first!, { text: 'Old.' }),
    answered(again!, { text: 'New.', answered_by: null }),
  ]);
  const told = await debrief(id);
  expect(told.questions.map(({ way, stall }) => [way, stall])).toEqual([
    ['prepared', null],
    ['cue', 'stopped'],
    ['model', null],
    ['model', 'cut-off'],
    ['none', 'no-answer'],
    ['none', 'not-chosen'],
    ['coach', 'slow'],
    ['unknown', 'asked-again'],
  ]);
  expect(told.questions.at(-1)).toMatchObject({ id: first, answer: 'New.' });
  expect([told.began_at, told.ended_at]).toEqual(['2026-01-15T09:00:00.000Z', '2026-01-15T09:00:17.000Z']);
});

test('a question that was only heard stands among those that were asked, unless it was none', async () => {
  const [one, two, three, four] = Array.from({ length: 4 }, () => newId()) as [
    string,
    string,
    string,
    string,
  ];
  const id = await ended([
    { ...line('Why do you bake?'), id: one },
    heard(one, 'Why do you bake?', 'motivation'),
    { ...line('Are you well?'), id: two },
    heard(two, 'Are you well?', 'open', true),
    { ...line('What is gluten?'), id: three },
    heard(three, 'What is gluten?', 'technical'),
    asked(four, 'What is gluten?', { lines: [`${three}/0`] }),
    answered(four),
    line('So you left it, did you?'),
    heard(newId(), 'So you left it, did you?', 'follow-up'),
  ]);
  const { questions } = await debrief(id);
  expect(questions.map(({ event, text, kind, way }) => [event, text, kind, way])).toEqual([
    [one, 'Why do you bake?', 'motivation', 'none'],
    [four, 'What is gluten?', 'technical', 'model'],
    [expect.any(String), 'So you left it, did you?', 'follow-up', 'none'],
  ]);
});

test('two questions of one line are two', async () => {
  const id = newId();
  const session = await ended([
    { ...line('Why do you bake? Can you hear me okay? What is gluten?'), id },
    heard(id, 'Why do you bake?', 'motivation'),
    { ...heard(id, 'What is gluten?', 'technical'), key: `${id}/8` } as Said,
  ]);
  const { questions } = await debrief(session);
  expect(questions.map(({ text: asked, event }) => [asked, event])).toEqual([
    ['Why do you bake?', id],
    ['What is gluten?', id],
  ]);
  expect(new Set(questions.map((question) => question.id)).size).toBe(2);
});

test('what was withdrawn or replaced is no question', async () => {
  const [one, two] = [newId(), newId()];
  const id = await ended([
    heard(one, 'Could you', 'open'),
    {
      ...(heard(two, 'Could you train people?', 'experience') as Extract<Happening, { kind: 'detected' }>),
      change: 'replaced',
      instead: `${one}/0`,
    },
    heard(newId(), 'Right?', 'open'),
    { kind: 'detected', change: 'withdrawn', key: `${two}/0`, question: null },
  ]);
  expect((await debrief(id)).questions.map(({ text }) => text)).toEqual(['Right?']);
});

test('the user’s own words tell a story, and an interviewer’s words touch a requirement', async () => {
  const id = await ended([
    line('You would order flour and spices for all three shops.'),
    line('I trained six apprentices, and all of them passed the examination.', 'candidate'),
  ]);
  const { stories, requirements } = await debrief(id);
  expect(stories?.map(({ is_told }) => is_told)).toEqual([false, true]);
  expect(requirements?.map(({ is_touched }) => is_touched)).toEqual([false, true]);
});

const post = async (path: string, payload: object) => {
  const url = `/api/v1/practices${path}`;
  return (await running.app.inject({ method: 'POST', url, headers: user.headers, payload })).json<Practice>();
};

test('of a practice the planned questions are told as far as they were asked, with what was said to them', async () => {
  const { session_id: id, turns } = await post('', { resume_summary: SUMMARY });
  const second = turns.findIndex((turn) => turn.id === 'question-2');
  const lines = turns.slice(0, second + 1).flatMap((turn) => turn.lines).length;
  for (let line = 0; line < lines; line += 1) await post(`/${id}/said`, { line });
  const text = 'I moved the dough to a neighbour’s bakery, and all 140 orders were on time before Christmas.';
  await post(`/${id}/answers`, { turn: 'question-1', text, seconds: 50 });
  await calls.end(id);
  const { questions, stories } = await debrief(id);
  expect(questions.map(({ text: asked, way, answer }) => [asked, way, answer])).toEqual([
    [turns[1]!.question, 'said', text],
    [turns[2]!.question, 'none', ''],
  ]);
  expect(stories?.[0]).toMatchObject({ is_told: true, questions: [questions[0]!.id] });
});

test('an interview without a word, a job or a résumé has an empty debrief; one in another language compares none', async () => {
  const empty = { began_at: null, ended_at: null, questions: [], requirements: [], stories: [] };
  expect(await debrief(await ended([], {}))).toMatchObject(empty);
  const japanese = await ended([line('自己紹介をお願いします。')], {
    resume_summary: SUMMARY,
    language: 'ja',
  });
  expect(await debrief(japanese)).toMatchObject({ requirements: null, stories: null });
});

test('a running interview has none, and another user’s is not found', async () => {
  const runs = await calls.start({ resume_summary: SUMMARY });
  expect((await review(runs)).statusCode).toBe(409);
  const id = await ended([line('Why do you bake?')]);
  const stranger = await signInNewUser(running);
  expect((await review(id, stranger)).statusCode).toBe(404);
  expect((await review(newId())).statusCode).toBe(404);
  await calls.remove(id);
  expect((await review(id)).statusCode).toBe(404);
});

const failing = () => Promise.reject(new Error('The thread has died'));

test('it is told without the stories where they cannot be read', async () => {
  await running.close();
  running = await startTestApp({}, { listStories: failing });
  user = await signInNewUser(running);
  calls = interviewCalls(running, user);
  const id = await ended([asked(newId(), 'Why do you bake?')]);
  expect(await debrief(id)).toMatchObject({ stories: null, questions: [{ text: 'Why do you bake?' }] });
});

test('five thousand lines and a thousand questions are told within bounds, in pieces between which others run', async () => {
  const words =
    'We had an oven that failed before Christmas and moved the dough to a neighbour’s bakery in time';
  const questions = Array.from({ length: 1_000 }, (_, place) =>
    asked(newId(), `What about ${place}? ${words}`),
  );
  const id = await ended([...Array.from({ length: 5_000 }, () => line(words, 'candidate')), ...questions]);
  let turns = 0;
  let isOver = false;
  const others = (): void => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const told = await debrief(id);
  isOver = true;
  expect(told.questions).toHaveLength(200);
  expect(told.more_questions).toBe(800);
  expect(turns).toBeGreaterThanOrEqual(6_000 / 200 + 200);
});
