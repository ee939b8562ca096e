import { SHIPPED_STYLES } from '@pythia/contracts/style.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { startPaid, subscribe } from '#testing/subscribed-user.ts';
import { tellStyle } from '../choose-style.ts';
import type { OpenSession } from './open-session.ts';
import { OpenSessions } from './open-sessions.ts';
import { asStored } from '../sessions-store.ts';
import { TimelineWriter } from './timeline-writer.ts';

let running: TestApp;
let db: Database;
let user: SignedInUser;
let sessionId: string;
let writer: TimelineWriter;
let sessions: OpenSessions;
const OWN_WORD = { word: 'Kubernetes', sounds_like: 'koober netties' };
const THREAD_DIED = new Error('the thread has died');
const LIBRARY = { fields: ['software'], hidden: [] };
const fail = (error: unknown): never => {
  throw error;
};
beforeEach(async () => {
  running = await startTestApp();
  db = running.dependencies.db;
  user = await signInNewUser(running);
  sessionId = await interviewCalls(running, user).start({
    job_title: 'Engineer',
    resume_summary: 'Company: Acme, Work: Built a ledger',
  });
  writer = new TimelineWriter({ db, log: running.app.log });
  sessions = openSessions(writer);
});
const openSessions = (
  to: TimelineWriter,
  parts: Partial<ConstructorParameters<typeof OpenSessions>[0]> = {},
): OpenSessions =>
  new OpenSessions({
    db,
    clock: running.clock,
    writer: to,
    storiesOf: async () => ({ stories: [], settled: [], settledJobs: [], facts: {} }),
    libraryOf: async () => LIBRARY,
    vocabularyOf: async () => [OWN_WORD],
    wayOf: async () => 'shown',
    attend: () => undefined,
    onStep: () => {},
    termsOf: async () => ['kafka'],
    judge: async () => undefined,
    onCountFailure: fail,
    onTermsFailure: fail,
    others: { follow: () => {}, tell: () => {} },
    ...parts,
  });
afterEach(async () => {
  await writer.stop();
  await running.close();
});

const open = (wanted: Partial<Parameters<OpenSessions['open']>[0]> = {}) =>
  sessions.open({ userId: user.userId, sessionId, kind: 'free', ...wanted });

async function openOwn() {
  const opened = await open();
  if (!opened) throw new Error('The session was not found.');
  return opened;
}

test('another user does not find it', async () => {
  const other = await signInNewUser(running);
  expect(await open({ userId: other.userId })).toBeUndefined();
});

test('a free session is not a paid one, and is found by whoever asks for any kind', async () => {
  expect(await open({ kind: 'paid' })).toBeUndefined();
  expect((await sessions.open({ userId: user.userId, sessionId }))?.session.id).toBe(sessionId);
});

test.each(['', 'x', '\0', "' or 1=1 --", '01890000-0000-7000-8000-000000000000'])(
  'there is no session %j',
  async (id) => {
    expect(await open({ sessionId: id })).toBeUndefined();
  },
);

test('one that is held open has the material that came since, once it is opened again', async () => {
  const { session } = await openOwn();
  await interviewCalls(running, user).changeMaterial(sessionId, 'Work: Baked bread');
  expect(session.material).toMatchObject({ company: 'Acme', work: 'Built a ledger' });
  await openOwn();
  expect(session.material).toMatchObject({ company: '', work: 'Baked bread', role: 'Engineer' });
});

test('an answer charges a session that is held open once, and not at all where its first line did', async () => {
  const updates: number[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'UpdateQueryNode') updates.push(updates.length);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  sessions = openSessions(writer, { db: watched });
  const { session } = await openOwn();
  await db.updateTable('interview_sessions').set({ counted_at: 7 }).where('id', '=', sessionId).execute();
  await openOwn();
  await session.countUse();
  expect(updates).toEqual([]);
  await db.updateTable('interview_sessions').set({ counted_at: null }).where('id', '=', sessionId).execute();
  sessions = openSessions(writer, { db: watched });
  const uncounted = await openOwn();
  await uncounted.session.countUse();
  const charged = updates.length;
  await uncounted.session.countUse();
  expect([charged > 0, updates.length]).toEqual([true, charged]);
});

test('its user finds what a session is about and whether its time is up', async () => {
  const { session } = await openOwn();
  expect(session).toMatchObject({
    id: sessionId,
    userId: user.userId,
    expiresAt: Date.parse('2026-01-15T09:15:00.000Z'),
    material: { company: 'Acme', role: 'Engineer', work: 'Built a ledger' },
    isExpired: false,
  });
  expect(await session.vocabulary()).toEqual({ words: [{ word: 'Engineer' }, { word: 'Acme' }] });
  running.clock.advance(15 * 60_000);
  expect(session.isExpired).toBe(true);
});

test('a paid session has its user’s library and vocabulary: a recogniser expects what they wrote down, what it is about, and the terms', async () => {
  await subscribe({ db, clock: running.clock }, user.userId);
  const paid = await startPaid(running, user, 'Company: Acme');
  const opened = await sessions.open({ userId: user.userId, sessionId: paid });
  expect(opened?.session.library).toBe(LIBRARY);
  expect(await opened?.session.vocabulary()).toEqual({
    words: [OWN_WORD, { word: 'Acme' }, { word: 'kafka' }],
  });
  expect((await openOwn()).session.library).toBeUndefined();
});

test('terms that are found too late for a recogniser’s beginning are told once they are', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  await subscribe({ db, clock: running.clock }, user.userId);
  const paid = await startPaid(running, user, 'Company: Acme');
  const slow = openSessions(writer, { termsOf: () => promise });
  const { session } = (await slow.open({ userId: user.userId, sessionId: paid }))!;
  const { words, later } = await session.vocabulary();
  expect(words).toEqual([OWN_WORD, { word: 'Acme' }]);
  resolve(['kafka']);
  expect(await later).toEqual([OWN_WORD, { word: 'Acme' }, { word: 'kafka' }]);
});

test.each([
  ['fail', () => Promise.reject(THREAD_DIED), [THREAD_DIED]],
  ['never come', () => new Promise<string[]>(() => {}), []],
])('where its terms %s a recogniser expects a session’s own words', async (_, termsOf, expected) => {
  const failures: unknown[] = [];
  await subscribe({ db, clock: running.clock }, user.userId);
  const paid = await startPaid(running, user, 'Company: Acme');
  const onTermsFailure = (error: unknown) => void failures.push(error);
  const { session } = (await openSessions(writer, { termsOf, onTermsFailure }).open({
    userId: user.userId,
    sessionId: paid,
  }))!;
  expect((await session.vocabulary()).words).toEqual([OWN_WORD, { word: 'Acme' }]);
  expect(failures).toEqual(expected);
});

test('a style that is stored is told, whichever switch tells of it', async () => {
  const { session } = await openOwn();
  const switched = { choice: 2 as const, named: SHIPPED_STYLES[2] };
  await db
    .updateTable('interview_sessions')
    .set({ style: asStored(switched) })
    .execute();
  expect(await tellStyle(sessions, { id: sessionId, user_id: user.userId })).toMatchObject(switched);
  expect(session.style).toEqual(switched.named.style);
});

test('all who open one at once hold the same, and it is forgotten when the last lets go', async () => {
  const [first, second] = await Promise.all([openOwn(), openOwn()]);
  expect(second.session).toBe(first.session);
  first.release();
  const third = await openOwn();
  expect(third.session).toBe(first.session);
  second.release();
  expect(sessions.size).toBe(1);
  third.release();
  expect(sessions.size).toBe(0);
  expect((await openOwn()).session).not.toBe(first.session);
});

test('one reference that is given back twice counts once, and takes the session from nobody else', async () => {
  const first = await openOwn();
  const second = await openOwn();
  first.release();
  first.release();
  expect(sessions.size).toBe(1);
  second.release();
  expect(sessions.size).toBe(0);
  const third = await openOwn();
  first.release();
  second.release();
  expect(sessions.size).toBe(1);
  expect((await openOwn()).session).toBe(third.session);
});

test('an event has its identity at once, and its followers hear of it until they leave', async () => {
  const { session } = await openOwn();
  const heard: unknown[] = [];
  const unfollow = session.follow((news) => heard.push(news));
  const event = session.append({ kind: 'line', text: 'Hello.' });
  unfollow();
  session.append({ kind: 'line', text: 'Goodbye.' });
  expect(heard).toEqual([{ event }]);
  expect(event).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    at: '2026-01-15T09:00:00.000Z',
    channel: 'interviewer',
    kind: 'line',
    text: 'Hello.',
  });
});

const MEASURED = {
  first_text_ms: 1,
  total_ms: 2,
  answered_by: null,
  stood_in: null,
  source: null,
  usage: null,
  alternatives: [],
  note: null,
};

function exchange(by: Pick<OpenSession, 'append'>, question: string, answer: string): void {
  const { id } = by.append({ kind: 'question', text: question });
  const state = answer === '1' ? 'complete' : 'stopped';
  by.append({ kind: 'answer', exchange_id: id, text: answer, state, ...MEASURED });
}

async function openElsewhere() {
  const writer = new TimelineWriter({ db, log: running.app.log });
  const sessions = openSessions(writer);
  const opened = await sessions.open({ userId: user.userId, sessionId, kind: 'free' });
  return { session: opened!.session, writer };
}

test('recent exchanges include what is not written yet and what another instance wrote, and tell how they ended', async () => {
  const { session } = await openOwn();
  const other = await openElsewhere();
  exchange(other.session, 'One?', '1');
  await other.writer.stop();
  exchange(session, 'Two?', '2');
  session.append({ kind: 'question', text: 'Three?' });
  session.append({ kind: 'correction', line: `${sessionId}/0`, text: 'Four?' });
  expect(await session.recent(4)).toMatchObject([
    { question: 'One?', answer: '1', state: 'complete' },
    { question: 'Two?', answer: '2', state: 'stopped' },
  ]);
  await writer.written(5_000);
  expect(await session.recent(1)).toMatchObject([{ question: 'Two?', answer: '2', state: 'stopped' }]);
});

test('recent exchanges go on from those that were read, once for two who ask at the same time', async () => {
  const { session } = await openOwn();
  const other = await openElsewhere();
  const asked = async () => (await session.recent(9)).map(({ question }) => question);
  exchange(session, 'One?', '1');
  await writer.written(5_000);
  expect(await asked()).toEqual(['One?']);
  exchange(other.session, 'Two?', '2');
  await other.writer.stop();
  expect(await Promise.all([asked(), asked()])).toEqual([
    ['One?', 'Two?'],
    ['One?', 'Two?'],
  ]);
  exchange(session, 'Three?', '3');
  await writer.written(5_000);
  expect(await asked()).toEqual(['One?', 'Two?', 'Three?']);
});

test('a session that was deleted in another process ends, unless it had run out', async () => {
  const { session } = await openOwn();
  await db.deleteFrom('interview_sessions').execute();
  running.clock.advance(14 * 60_000);
  await sessions.followOthers();
  expect(session.ended.aborted).toBe(true);
});

test('a session that is held in another language, or answered in another way, in another process is so here, and who follows it is told', async () => {
  const { session } = await openOwn();
  const told: unknown[] = [];
  session.followLanguage((language) => told.push(language));
  await db.updateTable('interview_sessions').set({ language: 'ja' }).execute();
  await sessions.followOthers();
  await sessions.followOthers();
  expect([session.language, told]).toEqual(['ja', ['ja']]);
  await db.updateTable('users').set({ answering: 'itself' }).execute();
  await sessions.followOthers();
  expect(session.way).toBe('itself');
});
const endElsewhere = (at: number) => db.updateTable('interview_sessions').set({ expires_at: at }).execute();

test('a session whose end is still to come elsewhere goes on, and one that has just ended there does not', async () => {
  const { session } = await openOwn();
  const now = running.clock.now().getTime();
  await endElsewhere(now + 10_000);
  await sessions.followOthers();
  expect(session.ended.aborted).toBe(false);
  await endElsewhere(now + 1_000); // by a fast clock
  await sessions.followOthers();
  expect(session.ended.aborted).toBe(true);
});

test('an answer that goes on in a session that has run out is left alone when that is deleted', async () => {
  const { session } = await openOwn();
  await db.deleteFrom('interview_sessions').execute();
  running.clock.advance(15 * 60_000);
  await sessions.followOthers();
  expect(session.ended.aborted).toBe(false);
});

test('all sessions of one user end at once, and those of others go on', async () => {
  const other = await signInNewUser(running);
  const opened = await sessions.open({
    userId: other.userId,
    sessionId: await interviewCalls(running, other).start(),
  });
  const { session } = await openOwn();
  sessions.endAllOf(user.userId);
  expect([session.ended.aborted, opened?.session.ended.aborted]).toEqual([true, false]);
});

test('a window that listens through another process is the listener, also where its old stream ends late', async () => {
  const [here, there] = [0, 1].map((at) =>
    openSessions(writer, {
      others: { follow: () => {}, tell: (_, news) => both[1 - at]!.hearOthers(news) },
    }),
  ) as [OpenSessions, OpenSessions];
  const opened = await Promise.all([here, there].map((one) => one.open({ userId: user.userId, sessionId })));
  const both = opened.map((handle) => handle!.session);
  const told: unknown[] = [];
  both[0]!.follow((news) => 'listener' in news && told.push(news.listener));
  const endOld = both[0]!.hearBy('window', () => false);
  const endNew = both[1]!.hearBy('window', () => false);
  endOld();
  expect(told.at(-1)).toBe('window');
  endNew();
  expect(told.at(-1)).toBe(null);
});
