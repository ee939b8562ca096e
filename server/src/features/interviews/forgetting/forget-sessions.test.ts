import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId, type Database } from '#db/database.ts';
import { withLease } from '#db/lease.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { insertEvents } from '../timeline/events-store.ts';
import { forgetAllUnkept } from './forget-sessions.ts';

const MINUTE_MS = 60_000;
const SESSION_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const never = new AbortController().signal;

let running: TestApp;
let db: Database;
let user: SignedInUser;
let calls: ReturnType<typeof interviewCalls>;
beforeEach(async () => {
  running = await startTestApp({ FREE_TRIALS: '10' });
  db = running.dependencies.db;
  user = await signInNewUser(running);
  calls = interviewCalls(running, user);
});
afterEach(() => running.close());

const keep = (session_retention: string, { headers } = user) =>
  running.app.inject({
    method: 'PATCH',
    url: '/api/v1/users/me/session-retention',
    headers,
    payload: { session_retention },
  });

const deleteAll = () =>
  running.app.inject({ method: 'DELETE', url: '/api/v1/interviews', headers: user.headers });

const forget = (signal = never): Promise<void> => forgetAllUnkept({ db, clock: running.clock }, signal);

/** As the timeline's writer does. */
async function hear(session_id: string, lines = 1): Promise<void> {
  const line = {
    session_id,
    at: 0,
    kind: 'line',
    channel: 'interviewer',
    body: '{"text":"Hello."}',
  } as const;
  const events = Array.from({ length: lines }, () => ({ ...line, id: newId() }));
  await insertEvents(db, events, { again: false });
}

const about = { job_title: 'Baker', resume_summary: 'Company: Rye & Co., Name: Ada' };

async function endedSession(lines: number, by = calls): Promise<string> {
  const id = await by.start(about);
  if (lines > 0) await hear(id, lines);
  expect((await by.end(id)).statusCode).toBe(200);
  return id;
}

const kept = async () => ({
  sessions: await db
    .selectFrom('interview_sessions')
    .select(['id', 'company', 'job_title', 'resume_summary'])
    .execute(),
  events: (await db.selectFrom('session_events').select('session_id').execute()).length,
});

const trialsLeft = async (): Promise<number> =>
  (await db.selectFrom('users').select('trials').where('id', '=', user.userId).executeTakeFirstOrThrow())
    .trials;

test('a user deletes all finished sessions, however much was said, and no other', async () => {
  const others = await endedSession(1, interviewCalls(running, await signInNewUser(running)));
  await endedSession(1_201);
  await endedSession(2);
  const current = await calls.start(about);
  await hear(current);
  expect((await deleteAll()).statusCode).toBe(204);
  const { sessions, events } = await kept();
  expect(sessions.map(({ id }) => id).toSorted()).toEqual([others, current].toSorted());
  expect(events).toBe(2);
});

test('a deleted session without a word still counts as unused for its day, and holds nothing', async () => {
  for (let unused = 0; unused < 3; unused += 1) await endedSession(0);
  await deleteAll();
  expect((await calls.list()).json()).toEqual({ sessions: [], next: null });
  const emptied = { company: '', job_title: '', resume_summary: '' };
  expect((await kept()).sessions).toMatchObject([emptied, emptied, emptied]);
  expect((await calls.create()).json()).toMatchObject({ counted: true });
});

test('a user deletes one session that is over, and calls it back with all that was said', async () => {
  const [first, second] = [await endedSession(3), await endedSession(1)];
  await calls.rename(first, 'Second round');
  const listed = (await calls.list()).json<{ sessions: { id: string }[] }>();
  const said = await calls.events(first);
  expect((await calls.remove(first)).statusCode).toBe(204);
  expect((await calls.list()).json()).toMatchObject({ sessions: [{ id: second }] });
  expect((await calls.list({ search: 'hello' })).json()).toMatchObject({ sessions: [{ id: second }] });
  expect((await calls.remove(first)).statusCode).toBe(404);
  const { headers } = user;
  const copy = await running.app.inject({ url: '/api/v1/users/me/data', headers });
  expect(copy.json<{ sessions: object[] }>().sessions).toMatchObject([{ session: { id: second } }]);
  const back = await calls.restore(first);
  expect([back.statusCode, back.json()]).toEqual([200, listed.sessions[1]]);
  expect((await calls.list()).json()).toEqual(listed);
  expect(await calls.events(first)).toEqual(said);
});

test('nothing can be done in a deleted session', async () => {
  const id = await endedSession(1);
  const [line] = await calls.events(id);
  await calls.remove(id);
  const replies = [
    await calls.read(id),
    await calls.rename(id, 'x'),
    await calls.end(id),
    await calls.correct(id, `${line!.id}/0`, 'x'),
    await calls.removeEvents(id, line!.id),
    await calls.restoreEvents(id, line!.id),
    await calls.create({ continues: id }),
  ];
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
});

test('404 for calling back what is there, is there again, is unknown or another user’s', async () => {
  const id = await endedSession(1);
  expect((await calls.restore(id)).statusCode).toBe(404);
  await calls.remove(id);
  const stranger = interviewCalls(running, await signInNewUser(running));
  expect((await stranger.restore(id)).statusCode).toBe(404);
  const both = await Promise.all([calls.restore(id), calls.restore(id)]);
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
  expect((await calls.restore(newId())).statusCode).toBe(404);
});

test('an hour later a deleted session cannot be called back and is erased, however much was said', async () => {
  const others = await endedSession(1, interviewCalls(running, await signInNewUser(running)));
  const [first, second] = [await endedSession(1_201), await endedSession(1)];
  await calls.remove(first);
  running.clock.advance(HOUR_MS);
  await forget();
  expect((await calls.restore(first)).statusCode).toBe(200);
  await calls.remove(first);
  running.clock.advance(HOUR_MS + 1);
  expect((await calls.restore(first)).statusCode).toBe(404);
  expect((await kept()).events).toBe(1_203);
  await forget();
  const { sessions, events } = await kept();
  expect(sessions.map(({ id }) => id).toSorted()).toEqual([others, second].toSorted());
  expect(events).toBe(2);
});

test('who keeps none: a long session goes in time where PostgreSQL takes the table of lines for one of a single line', async () => {
  await keep('none');
  const id = await calls.start(about);
  for (let n = 0; n < 6; n++) await hear(id, 2_500); // SQLite's limit a statement
  const isPostgres = running.dependencies.config.database.kind === 'postgres';
  const counted = sql`update pg_class set reltuples = 1, relpages = 100000 where relname = 'session_events'`;
  if (isPostgres) await counted.execute(db); // as in an emptied, unanalysed table
  expect((await calls.end(id)).statusCode).toBe(200);
  expect((await kept()).events).toBe(0);
  await sql`analyze session_events`.execute(db); // later tests share the database
});

test('who deletes all sessions cannot call back one of them, deleted before or with them', async () => {
  const [first, second] = [await endedSession(0), await endedSession(0)];
  await calls.remove(first);
  await deleteAll();
  for (const id of [first, second]) expect((await calls.restore(id)).statusCode).toBe(404);
  expect((await calls.list()).json()).toEqual({ sessions: [], next: null });
});

test('a running session cannot be deleted: a 409 that says so', async () => {
  const current = await calls.start(about);
  await hear(current);
  const reply = await calls.remove(current);
  expect([reply.statusCode, reply.json()]).toEqual([409, { detail: SERVER_MESSAGES.sessionRuns }]);
  expect(await calls.events(current)).toHaveLength(1);
});

test('one session that is another user’s or unknown is a 404, and stays', async () => {
  const others = await endedSession(1, interviewCalls(running, await signInNewUser(running)));
  for (const id of [others, newId(), 'no-id']) expect((await calls.remove(id)).statusCode).toBe(404);
  expect((await kept()).sessions).toMatchObject([{ id: others }]);
});

test('one deleted without a word goes on counting as unused, and tells an hour later neither name nor company', async () => {
  const id = await calls.start({ ...about, resume_summary: 'Company: Acme' });
  await calls.rename(id, 'Second round');
  await calls.end(id);
  await calls.remove(id);
  running.clock.advance(HOUR_MS + 1);
  await forget();
  const rows = await db.selectFrom('interview_sessions').selectAll().execute();
  const emptied = { title: '', company: '', job_title: '', job_id: null, resume_summary: '' };
  expect(rows).toMatchObject([{ id, counted_at: null, ...emptied }]);
});

test('who keeps none: an ended session goes at once, with its words', async () => {
  await keep('none');
  const id = await endedSession(2);
  expect(await kept()).toEqual({ sessions: [], events: 0 });
  expect((await calls.read(id)).statusCode).toBe(404);
});

test('who keeps none: what an ended session was about cannot be used again, and a sentence says so', async () => {
  await keep('none');
  const reply = await calls.create({ continues: await endedSession(1) });
  expect([reply.statusCode, reply.json()]).toEqual([404, { detail: MESSAGES.sessionNotKept }]);
});

test('who keeps none: a word that is written behind the end costs its trial and is not kept', async () => {
  await keep('none');
  const id = await endedSession(0);
  await hear(id);
  expect(await trialsLeft()).toBe(9);
  expect((await kept()).events).toBe(0);
  running.clock.advance(MINUTE_MS);
  await forget();
  expect((await kept()).sessions).toEqual([]);
});

test('who keeps none: a session that ran out goes a minute later, and none before', async () => {
  await keep('none');
  await hear(await calls.start(about));
  running.clock.advance(SESSION_MS + MINUTE_MS - 1);
  await forget();
  expect(await kept()).toMatchObject({ sessions: [about], events: 1 });
  running.clock.advance(1);
  await forget();
  expect(await kept()).toEqual({ sessions: [], events: 0 });
});

test('who keeps none: a running session is left alone', async () => {
  await keep('none');
  const id = await calls.start(about);
  await hear(id);
  await forget();
  expect(await calls.events(id)).toHaveLength(1);
});

test('who keeps none: what is without a word is forgotten at once and gone a day later', async () => {
  await keep('none');
  const id = await endedSession(0);
  expect(await kept()).toMatchObject({ sessions: [{ id, company: '', job_title: '', resume_summary: '' }] });
  running.clock.advance(DAY_MS);
  await forget();
  expect((await kept()).sessions).toHaveLength(1);
  running.clock.advance(1);
  await forget();
  expect((await kept()).sessions).toEqual([]);
});

test('the choice to keep none reaches sessions that were over before, of this user alone', async () => {
  const other = await endedSession(1, interviewCalls(running, await signInNewUser(running)));
  await endedSession(1);
  running.clock.advance(MINUTE_MS);
  await forget();
  expect((await kept()).sessions).toHaveLength(2);
  await keep('none');
  await forget();
  expect((await kept()).sessions).toMatchObject([{ id: other }]);
});

test.each(['until-deleted', '30-days'])('kept %s, a session that is over stays', async (choice) => {
  await keep(choice);
  const id = await endedSession(1);
  running.clock.advance(DAY_MS);
  await forget();
  expect(await kept()).toMatchObject({ sessions: [{ id, ...about }], events: 1 });
});

test('one instance at a time forgets, and one that stops breaks it off', async () => {
  await endedSession(1);
  await keep('none');
  running.clock.advance(MINUTE_MS);
  await withLease({ db, clock: running.clock }, { name: 'forgetting', forMs: MINUTE_MS }, () => forget());
  expect((await kept()).sessions).toMatchObject([about]);
  await forget(AbortSignal.abort());
  expect((await kept()).events).toBe(1);
  await forget();
  expect(await kept()).toEqual({ sessions: [], events: 0 });
});

test('401 without a token', async () => {
  const reply = await running.app.inject({ method: 'DELETE', url: '/api/v1/interviews' });
  expect(reply.statusCode).toBe(401);
});
