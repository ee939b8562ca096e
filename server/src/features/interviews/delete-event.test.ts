import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#db/columns.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { insertEvents } from './timeline/events-store.ts';

const QUARTER_MS = 15 * 60_000;

let running: TestApp;
let calls: ReturnType<typeof interviewCalls>;
let session: string;
beforeEach(async () => {
  running = await startTestApp();
  calls = interviewCalls(running, await signInNewUser(running));
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
const kept = async () => (await calls.events(session)).map(({ kind, text }) => [kind, text]);
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
  expect((await calls.removeEvent(session, first)).statusCode).toBe(204);
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
  expect((await calls.removeEvent(session, asked!.id)).statusCode).toBe(204);
  expect(await calls.events(session)).toMatchObject([{ text: 'Why now?' }, { kind: 'answer' }]);
  expect(await listed()).toMatchObject({ entries: 2, questions: 1 });
});

test('what is left keeps its place, and comes in pages as before', async () => {
  const ids = [await hear('One.'), await hear('Two.'), await hear('Three.'), await hear('Four.')];
  end();
  for (const id of ids.slice(1, 3)) await calls.removeEvent(session, id);
  expect(await page(0)).toMatchObject({ events: [{ seq: 1, text: 'One.' }], next: 1 });
  expect(await page(1)).toMatchObject({ events: [{ seq: 4, text: 'Four.' }], next: null });
});

test('a correction that comes after the last event was deleted has a place of its own', async () => {
  const [first, last] = [await hear('One.'), await hear('Two.')];
  end();
  await calls.removeEvent(session, last);
  await calls.correct(session, `${first}/0`, 'Won.');
  expect(await calls.events(session)).toMatchObject([
    { seq: 1, kind: 'line' },
    { seq: 3, kind: 'correction' },
  ]);
});

test('409 while the session runs, and nothing is deleted', async () => {
  const reply = await calls.removeEvent(session, await hear('One.'));
  expect([reply.statusCode, reply.json()]).toEqual([409, { detail: MESSAGES.sessionRuns }]);
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
    await stranger.removeEvent(session, line),
    await calls.removeEvent(other, line),
    await calls.removeEvent(session, newId()),
    await calls.removeEvent(session, answer.id),
    await calls.removeEvent(session, 'no-id'),
  ]) {
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: MESSAGES.notFound }]);
  }
  expect(await kept()).toEqual(before);
});

test('404 for a line that is not there, and what names it stays', async () => {
  const unheard = newId();
  await calls.correct(session, `${unheard}/0`, 'Why us?');
  end();
  expect((await calls.removeEvent(session, unheard)).statusCode).toBe(404);
  expect(await kept()).toEqual([['correction', 'Why us?']]);
  expect(await listed()).toMatchObject({ entries: 1 });
});

test('401 without a token', async () => {
  const url = `/api/v1/interviews/${session}/events/${newId()}`;
  expect((await running.app.inject({ method: 'DELETE', url })).statusCode).toBe(401);
});
