import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#db/database.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { retain } from '#testing/retain.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { insertEvents } from './timeline/events-store.ts';

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 4 * QUARTER_MS;

let running: TestApp;
let user: SignedInUser;
let calls: ReturnType<typeof interviewCalls>;
let session: string;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInNewUser(running);
  calls = interviewCalls(running, user);
  session = await calls.start({ job_title: 'Baker' });
});
afterEach(() => running.close());

async function hear(text: string): Promise<string> {
  const id = newId();
  const line = { session_id: session, id, at: 0, kind: 'line', channel: 'interviewer' } as const;
  await insertEvents(running.dependencies.db, [{ ...line, body: JSON.stringify({ text }) }], {
    again: false,
  });
  return id;
}

const end = () => running.clock.advance(QUARTER_MS);
const kept = async () =>
  (await calls.events(session)).map((event) => [event.kind, 'text' in event && event.text]);
const page = async (after: number) =>
  (await calls.read(session, { after: String(after), limit: '1' })).json<{
    events: SessionEvent[];
    next: number | null;
  }>();
const listed = async () => (await calls.list()).json<{ sessions: object[] }>().sessions[0];

test('with a line its corrections go, and those of other lines stay', async () => {
  const [first, second] = [await hear('Why ass?'), await hear('Why kneel?')];
  await calls.correct(session, `${first}/0`, 'Why us?');
  await calls.correct(session, `${first}/0`, 'Why "us"?');
  await calls.correct(session, `${second}/0`, 'Why now?');
  end();
  expect((await calls.removeEvents(session, first)).statusCode).toBe(204);
  expect(await kept()).toEqual([
    ['line', 'Why kneel?'],
    ['correction', 'Why now?'],
  ]);
  expect(await listed()).toMatchObject({ entries: 2, questions: 0 });
});

test('with a question its answer goes, and those of other questions stay', async () => {
  await calls.ask(session, 'Why us?');
  await calls.ask(session, 'Why now?');
  end();
  const [asked] = await calls.events(session);
  expect((await calls.removeEvents(session, asked!.id)).statusCode).toBe(204);
  expect(await calls.events(session)).toMatchObject([{ text: 'Why now?' }, { kind: 'answer' }]);
  expect(await listed()).toMatchObject({ entries: 2, questions: 1 });
});

test('what is left keeps its place, and comes in pages as before', async () => {
  const ids = [await hear('One.'), await hear('Two.'), await hear('Three.'), await hear('Four.')];
  end();
  await calls.removeEvents(session, ids[1]!, ids[2]!);
  expect(await page(0)).toMatchObject({ events: [{ seq: 1, text: 'One.' }], next: 1 });
  expect(await page(1)).toMatchObject({ events: [{ seq: 4, text: 'Four.' }], next: null });
});

test('a correction that comes after the last event was deleted has a place of its own', async () => {
  const [first, last] = [await hear('One.'), await hear('Two.')];
  end();
  await calls.removeEvents(session, last);
  await calls.correct(session, `${first}/0`, 'Won.');
  expect(await calls.events(session)).toMatchObject([
    { seq: 1, kind: 'line' },
    { seq: 3, kind: 'correction' },
  ]);
});

test('409 while the session runs, and nothing is deleted', async () => {
  const reply = await calls.removeEvents(session, await hear('One.'));
  expect([reply.statusCode, reply.json()]).toEqual([409, { detail: SERVER_MESSAGES.sessionRuns }]);
  expect(await kept()).toEqual([['line', 'One.']]);
});

test('404 for what is another user’s, in another session, unknown, or no line and no question', async () => {
  const line = await hear('One.');
  await calls.ask(session, 'Why us?');
  end();
  const stranger = interviewCalls(running, await signInNewUser(running));
  const other = await calls.start();
  end();
  const answer = (await calls.events(session)).find(({ kind }) => kind === 'answer')!;
  const before = await kept();
  for (const reply of [
    await stranger.removeEvents(session, line),
    await calls.removeEvents(other, line),
    await calls.removeEvents(session, newId()),
    await calls.removeEvents(session, answer.id),
    await calls.restoreEvents(session, line),
  ]) {
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: SERVER_MESSAGES.notFound }]);
  }
  expect(await kept()).toEqual(before);
});

test('404 for a line that is not there, and what names it stays', async () => {
  const unheard = newId();
  await calls.correct(session, `${unheard}/0`, 'Why us?');
  end();
  expect((await calls.removeEvents(session, unheard)).statusCode).toBe(404);
  expect(await kept()).toEqual([['correction', 'Why us?']]);
  expect(await listed()).toMatchObject({ entries: 1 });
});

test('lines come back where they stood, with their corrections, and count again', async () => {
  const [first, second] = [await hear('Why ass?'), await hear('Why kneel?'), await hear('Why then?')];
  await calls.correct(session, `${first}/0`, 'Why us?');
  await calls.correct(session, `${second}/0`, 'Why now?');
  end();
  const before = await calls.events(session);
  const counted = await listed();
  await calls.removeEvents(session, first, second);
  expect(await kept()).toEqual([['line', 'Why then?']]);
  expect((await calls.restoreEvents(session, second)).statusCode).toBe(204);
  expect(await kept()).toEqual([
    ['line', 'Why kneel?'],
    ['line', 'Why then?'],
    ['correction', 'Why now?'],
  ]);
  expect((await calls.restoreEvents(session, first, second)).statusCode).toBe(204);
  expect(await calls.events(session)).toEqual(before);
  expect(await listed()).toEqual(counted);
});

test('a question comes back with its answer, and counts again', async () => {
  await calls.ask(session, 'Why us?');
  await calls.ask(session, 'Why now?');
  end();
  const before = await calls.events(session);
  const counted = await listed();
  await calls.removeEvents(session, before[0]!.id);
  expect(await listed()).toMatchObject({ entries: 2, questions: 1 });
  expect((await calls.restoreEvents(session, before[0]!.id)).statusCode).toBe(204);
  expect(await calls.events(session)).toEqual(before);
  expect(await listed()).toEqual(counted);
});

test('what was deleted is neither searched nor in the copy of the user’s data until it comes back', async () => {
  const line = await hear('Sourdough.');
  end();
  const found = async () =>
    (await calls.list({ search: 'sourdough' })).json<{ sessions: object[] }>().sessions.length;
  const url = '/api/v1/users/me/data';
  const copied = async () =>
    (await running.app.inject({ url, headers: user.headers })).body.includes('Sourdough.');
  await calls.removeEvents(session, line);
  expect([await found(), await copied()]).toEqual([0, false]);
  await calls.restoreEvents(session, line);
  expect([await found(), await copied()]).toEqual([1, true]);
});

test('404 for what was not deleted, comes back already, or is another user’s', async () => {
  const [line, there] = [await hear('One.'), await hear('Two.')];
  end();
  await calls.removeEvents(session, line);
  const stranger = interviewCalls(running, await signInNewUser(running));
  expect((await stranger.restoreEvents(session, line)).statusCode).toBe(404);
  expect((await calls.restoreEvents(session, there)).statusCode).toBe(404);
  expect((await calls.restoreEvents(session, line)).statusCode).toBe(204);
  expect((await calls.restoreEvents(session, line)).statusCode).toBe(404);
  expect(await listed()).toMatchObject({ entries: 2 });
});

test('of two calls at once one finds it, to delete it as to call it back', async () => {
  const ids = [await hear('One.'), await hear('Two.'), await hear('Three.')];
  end();
  for (const call of [calls.removeEvents, calls.restoreEvents]) {
    const both = await Promise.all([call(session, ...ids), call(session, ...ids.toReversed())]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 404]));
    expect(await listed()).toMatchObject({ entries: call === calls.removeEvents ? 0 : 3 });
  }
});

test('an hour later it cannot be called back, and retention erases it', async () => {
  const line = await hear('One.');
  await calls.correct(session, `${line}/0`, 'Won.');
  const kept = await hear('Two.');
  end();
  await calls.removeEvents(session, line);
  running.clock.advance(HOUR_MS);
  expect((await calls.restoreEvents(session, line)).statusCode).toBe(204);
  await calls.removeEvents(session, line);
  running.clock.advance(HOUR_MS + 1);
  expect((await calls.restoreEvents(session, line)).statusCode).toBe(404);
  const { db } = running.dependencies;
  await retain(running);
  expect(await db.selectFrom('session_events').select('id').execute()).toEqual([{ id: kept }]);
});

test.each(['delete', 'restore'])('%s: 401 without a token, 422 for what is no id', async (what) => {
  const call = { method: 'POST', url: `/api/v1/interviews/${session}/events/${what}` } as const;
  expect((await running.app.inject({ ...call, payload: { ids: [newId()] } })).statusCode).toBe(401);
  const { headers } = user;
  expect((await running.app.inject({ ...call, headers, payload: { ids: ['no-id'] } })).statusCode).toBe(422);
});
