import type { AppendedEvent, SessionEvent } from '@pythia/contracts/interviews.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Judge } from '#question-detector/judge.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import type { OpenSession } from './open-session.ts';
import { OpenSessions, type SessionHandle } from './open-sessions.ts';
import { TimelineWriter } from './timeline-writer.ts';

let running: TestApp;
let user: SignedInUser;
let calls: ReturnType<typeof interviewCalls>;
let writer: TimelineWriter;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInNewUser(running);
  calls = interviewCalls(running, user);
  writer = new TimelineWriter({ db: running.dependencies.db, log: running.app.log });
});
afterEach(async () => {
  await writer.stop();
  await running.close();
});

const fail = (error: unknown): never => {
  throw error;
};
const grammarAlone: Judge = async () => undefined;

/** With its timeline's events. */
async function open(judge: Judge = grammarAlone, language = 'en') {
  const sessionId = await calls.start({ language });
  const sessions = new OpenSessions({
    db: running.dependencies.db,
    clock: running.clock,
    writer,
    storiesOf: async () => ({ stories: [], settled: [], settledJobs: [], facts: {} }),
    libraryOf: async () => ({ fields: [], hidden: [] }),
    vocabularyOf: async () => [],
    wayOf: async () => 'shown',
    attend: () => undefined,
    onStep: () => {},
    termsOf: async () => [],
    judge,
    onCountFailure: fail,
    onTermsFailure: fail,
    others: { follow: () => {}, tell: () => {} },
  });
  const { session, release } = (await sessions.open({ userId: user.userId, sessionId })) as SessionHandle;
  const told: AppendedEvent[] = [];
  session.follow((news) => {
    if ('event' in news) told.push(news.event);
  });
  return { session, sessionId, told, release };
}

const detectedIn = (events: readonly (AppendedEvent | SessionEvent)[]) =>
  events.filter((event) => event.kind === 'detected');
const say = (session: OpenSession, text: string): string => session.append({ kind: 'line', text }).id;
const passes = (seconds: number) => running.clock.advance(seconds * 1_000);

test('what is asked is told at once, kept behind its line, and is no entry of the session', async () => {
  const { session, sessionId, told } = await open();
  const line = say(session, 'We have six trucks. What would you change here? Take your time.');
  await expect.poll(() => detectedIn(told)).toHaveLength(1);
  await writer.written();
  const [, detected] = await calls.events(sessionId);
  expect(detected).toMatchObject({
    kind: 'detected',
    channel: 'copilot',
    change: 'asked',
    key: `${line}/4`,
    question: { text: 'What would you change here?', lines: [line], doubtful: false },
  });
  expect((await calls.list()).json()).toMatchObject({ sessions: [{ entries: 1, questions: 0 }] });
});

test('one that goes on over a line is revised, and names both lines', async () => {
  const { session, told } = await open();
  const first = say(session, 'What did you tell the owner?');
  passes(1);
  const second = say(session, 'And how did he take it?');
  await expect.poll(() => detectedIn(told)).toHaveLength(2);
  expect(detectedIn(told)[1]).toMatchObject({
    change: 'revised',
    key: `${first}/0`,
    question: { lines: [first, second] },
  });
});

test('of what was asked about nothing is part of the next', async () => {
  const { session, told } = await open();
  const line = say(session, 'What is your notice period?');
  await expect.poll(() => detectedIn(told)).toHaveLength(1);
  session.append({ kind: 'question', text: 'What is your notice period?', lines: [`${line}/0`] });
  say(session, 'And where do you live?');
  await expect.poll(() => detectedIn(told)).toHaveLength(2);
  expect(detectedIn(told)[1]).toMatchObject({
    change: 'asked',
    question: { text: 'And where do you live?' },
  });
});

/** Judges nothing. */
function listening() {
  const judged: string[] = [];
  const judge: Judge = async ({ text }) => {
    judged.push(text);
    return undefined;
  };
  return { judged, judge };
}

test('what the candidate says is not looked at', async () => {
  const { judged, judge } = listening();
  const { session, told } = await open(judge);
  session.append({ kind: 'line', text: 'What do you mean by that?' }, { channel: 'candidate' });
  say(session, 'Where do you live?');
  await expect.poll(() => detectedIn(told)).toHaveLength(1);
  expect(judged).toEqual(['Where do you live?']);
});

test('what is said in another language is not looked at, until it is English again', async () => {
  const { judged, judge } = listening();
  const { session, told } = await open(judge, 'fr');
  say(session, 'Why change?');
  session.holdIn('en-GB');
  say(session, 'Where do you live?');
  await expect.poll(() => detectedIn(told)).toHaveLength(1);
  expect(judged).toEqual(['Where do you live?']);
});

test('a model that stands still holds up no line, and twenty wait for it at most', async () => {
  const judged: string[] = [];
  const stands = Promise.withResolvers<undefined>();
  const judge: Judge = async ({ text }) => {
    judged.push(text);
    return stands.promise;
  };
  const { session, told } = await open(judge);
  for (let place = 0; place < 30; place += 1) {
    say(session, `What happened in week ${place}?`);
    passes(20);
  }
  expect(told.filter(({ kind }) => kind === 'line')).toHaveLength(30);
  stands.resolve(undefined);
  await expect.poll(() => detectedIn(told)).toHaveLength(20);
  await expect.poll(() => judged.at(-1)).toBe('What happened in week 19?');
});

test('a session that nobody uses any more looks at nothing', async () => {
  const { session, told, release } = await open();
  release();
  say(session, 'Where do you live?');
  await writer.written();
  expect(detectedIn(told)).toEqual([]);
});

test('with any of its lines it is deleted, and comes back with it', async () => {
  const { session, sessionId, told } = await open();
  say(session, 'What did you tell the owner?');
  passes(1);
  const second = say(session, 'And how did he take it?');
  await expect.poll(() => detectedIn(told)).toHaveLength(2);
  await writer.written();
  passes(15 * 60);
  expect((await calls.removeEvents(sessionId, second)).statusCode).toBe(204);
  expect((await calls.events(sessionId)).map(({ kind }) => kind)).toEqual(['line', 'detected']); // the first half
  expect((await calls.list()).json()).toMatchObject({ sessions: [{ entries: 1 }] });
  expect((await calls.restoreEvents(sessionId, second)).statusCode).toBe(204);
  expect(detectedIn(await calls.events(sessionId))).toHaveLength(2);
  expect((await calls.list()).json()).toMatchObject({ sessions: [{ entries: 2 }] });
});

test('words that are no line yet take no line’s place where a model stands still', async () => {
  const { promise: stands, resolve: answers } = Promise.withResolvers<undefined>();
  const { session, told } = await open(async () => stands);
  say(session, 'What happened in week one?');
  for (let words = 1; words <= 40; words += 1) session.tellInterim({ interim: 'so '.repeat(words) });
  passes(20);
  say(session, 'Where do you live?');
  answers(undefined);
  await expect.poll(() => detectedIn(told)).toHaveLength(2);
});
