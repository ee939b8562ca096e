import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId, type Database, type Id } from '#db/database.ts';
import { openCuttable } from '#testing/cut-off-database.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { insertSession } from '../sessions-store.ts';
import { happeningOf, readEvents } from './events-store.ts';
import type { EventPlace } from './session-news.ts';
import { TimelineWriter } from './timeline-writer.ts';

const LONG_ENOUGH_MS = 10_000;

let running: TestApp;
let db: Database;
let sessionId: Id;
const logged = vi.fn<(...entry: unknown[]) => void>();
const log = { warn: logged, error: logged };
const writers: TimelineWriter[] = [];
let takeAgain: () => Promise<void>;

beforeEach(async () => {
  takeAgain = async () => {};
  logged.mockClear();
  running = await startTestApp();
  db = running.dependencies.db;
  sessionId = await newSession();
});
afterEach(async () => {
  for (const writer of writers.splice(0)) await writer.stop();
  await takeAgain();
  await running.close();
});

async function newSession(): Promise<Id> {
  const { userId } = await signInNewUser(running);
  const times = { created_at: 0, expires_at: 1 };
  const about = { user_id: userId, kind: 'free' as const, job_title: '', resume_summary: '' };
  return (await insertSession(db, { ...about, ...times })).id;
}

function newWriter(over = db): TimelineWriter {
  const writer = new TimelineWriter({ db: over, log });
  writers.push(writer);
  return writer;
}

function add(writer: TimelineWriter, text: string, session = sessionId): void {
  const words = { kind: 'line' as const, channel: 'interviewer' as const, body: JSON.stringify({ text }) };
  writer.add({ session_id: session, id: newId(), at: 0, ...words });
}

async function kept(session = sessionId): Promise<[seq: number, text: string][]> {
  const rows = await readEvents(db, { sessionId: session, after: 0, limit: 20_000 });
  return rows.map((row) => [row.seq, (happeningOf(row) as { text: string }).text]);
}

const lastSeq = async (trx: Database): Promise<number | undefined> =>
  (
    await trx
      .selectFrom('interview_sessions')
      .select('last_seq')
      .where('id', '=', sessionId)
      .executeTakeFirst()
  )?.last_seq;

/** Transactions run through `execute`. */
const through = (execute: (work: Parameters<ReturnType<Database['transaction']>['execute']>[0]) => unknown) =>
  ({ transaction: () => ({ execute }) }) as unknown as Database;

const never = (): Promise<void> => new Promise(() => {});

test('events get the next places of their sessions, in the order they came', async () => {
  const other = await newSession();
  const writer = newWriter();
  for (const text of ['one', 'two', 'three']) {
    add(writer, text);
    add(writer, `other ${text}`, other);
  }
  expect(writer.unwritten(sessionId)).toHaveLength(3);
  await writer.written(LONG_ENOUGH_MS);
  add(writer, 'four');
  await writer.written(LONG_ENOUGH_MS);
  expect(writer.unwritten(sessionId)).toEqual([]);
  const texts = ['one', 'two', 'three', 'four'];
  expect(await kept()).toEqual(texts.map((text, index) => [index + 1, text]));
  expect(await kept(other)).toHaveLength(3);
});

test('several writers to one session lose nothing and leave no gap', async () => {
  const texts = Array.from({ length: 300 }, (_, n) => `${n}`);
  const instances = [newWriter(), newWriter(), newWriter()];
  for (let round = 0; round < 10; round += 1) {
    for (const text of texts.slice(round * 30, (round + 1) * 30)) {
      add(instances[Number(text) % 3] as TimelineWriter, text);
    }
    await instances[round % 3]?.written(LONG_ENOUGH_MS);
  }
  await Promise.all(instances.map((writer) => writer.written(LONG_ENOUGH_MS)));
  const rows = await kept();
  expect(rows.map(([seq]) => seq)).toEqual(texts.map((_, index) => index + 1));
  expect(rows.map(([, text]) => Number(text)).toSorted((a, b) => a - b)).toEqual(texts.map(Number));
});

test('what fails is tried again, is told once without a word, and is kept in its order', async () => {
  let failures = 3;
  const writer = newWriter(
    through(async (work) => {
      failures -= 1;
      if (failures >= 0) throw new Error('refused: "a secret word"');
      return db.transaction().execute(work);
    }),
  );
  add(writer, 'a secret word');
  add(writer, 'another');
  await writer.written(LONG_ENOUGH_MS);
  expect(await kept()).toEqual([
    [1, 'a secret word'],
    [2, 'another'],
  ]);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('secret');
});

test('what was kept without our hearing of it is not kept twice', async () => {
  let tries = 0;
  const writer = newWriter(
    through(async (work) => {
      tries += 1;
      const placed = await db.transaction().execute(work);
      if (tries === 1) throw new Error('The connection broke after the commit.');
      return placed;
    }),
  );
  add(writer, 'one');
  add(writer, 'two');
  await writer.written(LONG_ENOUGH_MS);
  expect(tries).toBe(2);
  add(writer, 'three');
  await writer.written(LONG_ENOUGH_MS);
  expect(await kept()).toEqual([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
  ]);
});

test('a writer that is cut off from its database writes everything when that is back', async () => {
  const cuttable = openCuttable(running.dependencies);
  const writer = newWriter(cuttable.db);
  add(writer, 'before');
  await writer.written(LONG_ENOUGH_MS);
  const bringBack = await cuttable.cutOff();
  add(writer, 'meanwhile');
  await expect.poll(() => logged.mock.calls.length).toBeGreaterThan(0);
  expect(writer.unwritten(sessionId)).toHaveLength(1);
  await bringBack();
  await writer.written(LONG_ENOUGH_MS);
  expect(await kept()).toEqual([
    [1, 'before'],
    [2, 'meanwhile'],
  ]);
  await cuttable.close();
});

/** Refuses events with a word. */
async function refuse(word: string): Promise<void> {
  const held = sql.lit(`%${word}%`);
  if (running.dependencies.config.database.kind === 'sqlite') {
    await sql`create trigger refuses before insert on session_events when new.body like ${held}
      begin select raise(abort, 'refused: a secret word'); end`.execute(db);
    return;
  }
  await sql`alter table session_events add constraint refuses check (body not like ${held})`.execute(db);
  takeAgain = async () => void (await sql`alter table session_events drop constraint refuses`.execute(db));
}

const given = () =>
  logged.mock.calls.filter(([, message]) => message === 'a session event is refused and given up');

test('an event that is always refused is told without its words and given up, and all others are kept in their order', async () => {
  await refuse('poison');
  const other = await newSession();
  const writer = newWriter();
  for (const text of ['one', 'poison', 'two']) add(writer, text);
  for (let n = 1; n <= 150; n += 1) add(writer, `${n}`, other);
  add(writer, 'three');
  await writer.written(LONG_ENOUGH_MS);
  expect(await kept()).toEqual([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
  ]);
  expect((await kept(other)).map(([seq]) => seq)).toEqual(Array.from({ length: 150 }, (_, n) => n + 1));
  expect(given()).toEqual([
    [expect.objectContaining({ kind: 'line', session: sessionId }), expect.anything()],
  ]);
  expect(logged).toHaveBeenLastCalledWith({ events: 1 }, 'session events were lost');
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/poison|secret/);
});

test('one that is alone is given up too, and several among others', async () => {
  await refuse('poison');
  const writer = newWriter();
  add(writer, 'poison');
  await writer.written(LONG_ENOUGH_MS);
  expect(writer.unwritten(sessionId)).toEqual([]);
  for (const text of ['poison', 'one', 'poison', 'poison', 'two']) add(writer, text);
  await writer.written(LONG_ENOUGH_MS);
  expect((await kept()).map(([, text]) => text)).toEqual(['one', 'two']);
  expect(given()).toHaveLength(4);
});

test('a session of which nothing is taken holds up no other', async () => {
  const other = await newSession();
  const writer = newWriter(
    through((work) =>
      db.transaction().execute(async (trx) => {
        const before = await lastSeq(trx);
        const done = work(trx);
        await done.catch(() => {});
        if ((await lastSeq(trx)) !== before) throw new Error('refused');
        return done;
      }),
    ),
  );
  add(writer, 'one');
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  add(writer, 'two', other);
  await writer.written(LONG_ENOUGH_MS);
  expect([await kept(), await kept(other)]).toEqual([[], [[1, 'two']]]);
  expect(given()).toHaveLength(1);
});

test('one that cannot even be read is given up', async () => {
  const writer = newWriter();
  writer.add({
    session_id: sessionId,
    id: newId(),
    at: 0,
    kind: 'line',
    channel: 'interviewer',
    body: 'no JSON',
  });
  add(writer, 'one');
  await writer.written(LONG_ENOUGH_MS);
  expect((await kept()).map(([, text]) => text)).toEqual(['one']);
});

test('what refuses everything one by one is an outage, and is waited for', async () => {
  let isAway = true;
  let tries = 0;
  const writer = newWriter(
    through((work) => {
      tries += 1;
      if (isAway) throw new Error('refused');
      return db.transaction().execute(work);
    }),
  );
  for (const text of ['one', 'two', 'three']) add(writer, text);
  await expect.poll(() => tries).toBeGreaterThan(7); // whole, in halves, alone
  isAway = false;
  await writer.written(LONG_ENOUGH_MS);
  expect((await kept()).map(([, text]) => text)).toEqual(['one', 'two', 'three']);
  expect(given()).toEqual([]);
});

test('events of a session that was deleted go with it, and hold up no others', async () => {
  const gone = await newSession();
  await db.deleteFrom('interview_sessions').where('id', '=', gone).execute();
  const writer = newWriter();
  add(writer, 'nobody asks for this', gone);
  add(writer, 'one');
  await writer.written(LONG_ENOUGH_MS);
  expect(await kept()).toEqual([[1, 'one']]);
});

test('while a database never answers 2,000 events wait, and the oldest are given up and counted', async () => {
  const writer = newWriter(through(never));
  for (let n = 1; n <= 2_500; n += 1) add(writer, `word ${n}`);
  const waiting = writer.unwritten(sessionId);
  expect(waiting).toHaveLength(2_000);
  expect([waiting[0]?.body, waiting.at(-1)?.body]).toEqual(['{"text":"word 501"}', '{"text":"word 2500"}']);
  expect(logged).toHaveBeenCalledTimes(1);
  await writer.stop(20);
  expect(logged).toHaveBeenLastCalledWith({ events: 2_500 }, 'session events were lost');
  expect(JSON.stringify(logged.mock.calls)).not.toContain('word');
});

test('few long events are as many as fit into four million characters', async () => {
  const writer = newWriter(through(never));
  for (let n = 0; n < 10; n += 1) add(writer, `${n}`.repeat(1_000_000 - '{"text":""}'.length));
  expect(writer.unwritten(sessionId)).toHaveLength(4);
  await writer.stop(20);
});

test('a stop writes what waits, also to a database that fails at first', async () => {
  let failures = 2;
  const writer = newWriter(
    through((work) => {
      failures -= 1;
      if (failures >= 0) throw new Error('not yet');
      return db.transaction().execute(work);
    }),
  );
  for (let n = 0; n < 500; n += 1) add(writer, `${n}`);
  await writer.stop();
  expect(await kept()).toHaveLength(500);
});

test('ten thousand events through one session leave nothing in memory', async () => {
  const collect = exposedGc();
  const writer = newWriter();
  const heaps: number[] = [];
  for (let n = 1; n <= 12_000; n += 1) {
    add(writer, `${n} ${'a sentence of some length '.repeat(4)}`);
    if (n % 1_000 === 0) await writer.written(LONG_ENOUGH_MS);
    if (n % 2_000 !== 0) continue;
    collect();
    heaps.push(process.memoryUsage().heapUsed / 1e6);
  }
  expect(await kept()).toHaveLength(12_000);
  expect(heaps.at(-1)! - heaps[0]!).toBeLessThan(1); // 10,000 events are four times that
});

function exposedGc(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

test('who asks hears of each session in which events were written, with their places', async () => {
  const other = await newSession();
  const told: [Id, number[]][] = [];
  const onWritten = (session: Id, places: readonly EventPlace[]) =>
    told.push([session, places.map(({ seq }) => seq)]);
  const writer = new TimelineWriter({ db, log, onWritten });
  writers.push(writer);
  add(writer, 'one');
  add(writer, 'two');
  add(writer, 'elsewhere', other);
  await writer.written(LONG_ENOUGH_MS);
  expect(told).toEqual([
    [sessionId, [1, 2]],
    [other, [1]],
  ]);
});
