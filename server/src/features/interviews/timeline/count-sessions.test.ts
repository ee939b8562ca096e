import type { Happening } from '@pythia/contracts/interviews.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId, type Database, type Id } from '#db/database.ts';
import { openPostgres } from '#db/open-postgres.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { freePolicy } from '../policies/free.ts';
import { insertSession, type InterviewSession } from '../sessions-store.ts';
import { startSession } from '../start-session.ts';
import { insertEvents, type UnplacedEvent } from './events-store.ts';

const LINE = { kind: 'line', text: 'Why us?' } as const;
const ANSWER = {
  kind: 'answer',
  exchange_id: 'e',
  state: 'complete',
  first_text_ms: 1,
  total_ms: 2,
  answered_by: null,
  stood_in: null,
  source: null,
  usage: null,
  alternatives: [] as string[],
  note: null,
} as const;

let running: TestApp;
let user: SignedInUser;
/** Own connections on PostgreSQL; one process on SQLite. */
let instances: [Database, Database];
beforeEach(async () => {
  running = await startTestApp();
  user = await signInNewUser(running);
  const { db, config } = running.dependencies;
  const { database } = config;
  instances = [db, database.kind === 'postgres' ? openPostgres(database.url, () => {}) : db];
});
afterEach(async () => {
  const [first, second] = instances;
  if (second !== first) await second.destroy();
  await running.close();
});

async function newSession(kind: InterviewSession['kind'] = 'free', owner = user): Promise<Id> {
  const about = { user_id: owner.userId, kind, job_title: '', resume_summary: '' };
  return (await insertSession(instances[0], { ...about, created_at: 0, expires_at: 1 })).id;
}

function event(session_id: Id, happening: Happening, at = 7): UnplacedEvent {
  const { kind, ...body } = happening;
  return { session_id, id: newId(), at, kind, channel: 'copilot', body: JSON.stringify(body) };
}

const write = (...events: UnplacedEvent[]): Promise<unknown> =>
  insertEvents(instances[0], events, { again: false });

const trials = async ({ userId } = user): Promise<number> => {
  const query = instances[0].selectFrom('users').select('trials').where('id', '=', userId);
  return (await query.executeTakeFirstOrThrow()).trials;
};

const countedAt = async (id: Id): Promise<number | null> => {
  const query = instances[0].selectFrom('interview_sessions').select('counted_at').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).counted_at;
};

test.each<[string, Happening]>([
  ['line', LINE],
  ['answer', { ...ANSWER, text: 'Because.' }],
  ['answer that was broken off', { ...ANSWER, text: 'Bec', state: 'stopped' }],
])('the first %s costs a trial, once', async (_name, happening) => {
  const session = await newSession();
  await write(event(session, happening, 8), event(session, happening, 9));
  await write(event(session, happening, 10));
  expect([await trials(), await countedAt(session)]).toEqual([2, 8]);
});

test('a question, an answer that failed and a line without a word cost nothing', async () => {
  const session = await newSession();
  await write(
    event(session, { kind: 'question', text: 'Why us?' }),
    event(session, { ...ANSWER, text: '', state: 'failed' }),
    event(session, { kind: 'line', text: ' … ' }),
  );
  expect([await trials(), await countedAt(session)]).toEqual([3, null]);
});

test('a paid session costs no trial', async () => {
  await write(event(await newSession('paid'), LINE));
  expect(await trials()).toBe(3);
});

test('a batch that was kept without our hearing of it costs nothing when it is written again', async () => {
  const batch = [event(await newSession(), LINE)];
  await insertEvents(instances[0], batch, { again: false });
  await insertEvents(instances[0], batch, { again: true });
  expect(await trials()).toBe(2);
});

test('a batch that is refused costs nothing', async () => {
  const session = await newSession();
  const twice = event(session, LINE);
  await expect(write(twice, twice)).rejects.toThrow(/unique|duplicate/i);
  expect([await trials(), await countedAt(session)]).toEqual([3, null]);
});

test('trials never fall below zero', async () => {
  for (let n = 0; n < 4; n += 1) await write(event(await newSession(), LINE));
  expect(await trials()).toBe(0);
});

test('two instances that hear the first line at once charge one trial', async () => {
  const session = await newSession();
  const both = instances.map((db) => insertEvents(db, [event(session, LINE)], { again: false }));
  await Promise.all(both);
  expect(await trials()).toBe(2);
});

test('instances that write to sessions of the same users, and start others, do not deadlock', async () => {
  const other = await signInNewUser(running);
  const policy = freePolicy(15);
  const about = { job_title: '', resume_summary: '' };
  for (let round = 0; round < 25; round += 1) {
    const [early, theirs, late] = [await newSession(), await newSession('free', other), await newSession()];
    const [all, some] = [
      [early, theirs, late],
      [late, theirs],
    ];
    const batches = [all, some, all, some].map((ids) => ids.map((id) => event(id, LINE)));
    await Promise.all([
      ...batches.map((batch, n) => insertEvents(instances[n % 2]!, batch, { again: false })),
      ...instances.map((db) =>
        startSession(
          { db, clock: running.clock },
          { ...policy, admit: async () => ({ counted: false }) },
          {
            userId: user.userId,
            about,
          },
        ),
      ),
    ]);
    expect(await countedAt(late)).toBe(7);
  }
});
