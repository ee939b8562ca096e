import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmptyDatabase, type EmptyDatabase } from '#testing/open-test-database.ts';
import { newId, type Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import * as liveCopilot from './001-live-copilot.ts';

let database: EmptyDatabase;
let db: Database;
/** The tables as before. */
let old: Kysely<Record<string, Record<string, unknown>>>;
beforeEach(async () => {
  database = await openEmptyDatabase();
  db = database.open();
  old = db as unknown as typeof old;
  const provider = { getMigrations: async () => ({ '001-live-copilot': liveCopilot }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

async function addSession(): Promise<string> {
  const [user_id, id] = [newId(), newId()];
  const account = { id: user_id, email: user_id, email_key: user_id, password_hash: '', token_version: 1 };
  await old
    .insertInto('users')
    .values({ ...account, trials: 3, created_at: 1 })
    .execute();
  const session = { id, user_id, kind: 'free', job_title: 'Nurse', resume_summary: '' };
  await old
    .insertInto('interview_sessions')
    .values({ ...session, created_at: 1, expires_at: 2 })
    .execute();
  return id;
}

async function addLine(session_id: string, text: string, created_at: number): Promise<string> {
  const id = newId();
  await old.insertInto('transcript_lines').values({ id, session_id, text, created_at }).execute();
  return id;
}

async function addExchange(session_id: string, created_at: number, complete: 0 | 1): Promise<string> {
  const exchange = { id: newId(), session_id, question: 'Why us?', answer: 'Because “you”…\n' };
  await old
    .insertInto('exchanges')
    .values({ ...exchange, complete, created_at })
    .execute();
  return exchange.id;
}

test('lines and exchanges become events in the order of their instants', async () => {
  const [session, other, empty] = [await addSession(), await addSession(), await addSession()];
  const late = await addLine(session, 'Goodbye.', 1_700_000_003_000);
  const early = await addLine(session, 'Hello.', 1_700_000_001_000);
  const exchange = await addExchange(session, 1_700_000_002_000, 1);
  const broken = await addExchange(other, 5, 0);

  await migrate(db);
  const rows = await db.selectFrom('session_events').selectAll().orderBy('seq').execute();
  const eventsOf = (id: string) =>
    rows
      .filter(({ session_id }) => session_id === id)
      .map(({ session_id: _own, deleted_at: _deleted, body, ...event }) => ({
        ...event,
        body: JSON.parse(body) as unknown,
      }));
  const answer = { text: 'Because “you”…\n', first_text_ms: null, total_ms: null };
  expect(eventsOf(session)).toEqual([
    event(1, early, 1_700_000_001_000, 'line', 'interviewer', { text: 'Hello.' }),
    event(2, exchange, 1_700_000_002_000, 'question', 'candidate', { text: 'Why us?' }),
    event(3, expect.any(String), 1_700_000_002_000, 'answer', 'copilot', {
      ...answer,
      exchange_id: exchange,
      state: 'complete',
    }),
    event(4, late, 1_700_000_003_000, 'line', 'interviewer', { text: 'Goodbye.' }),
  ]);
  expect(eventsOf(other)[1]).toMatchObject({ body: { exchange_id: broken, state: 'partial' } });

  const sessions = await db.selectFrom('interview_sessions').select(['id', 'last_seq']).execute();
  expect(new Map(sessions.map(({ id, last_seq }) => [id, last_seq]))).toEqual(
    new Map([
      [session, 4],
      [other, 2],
      [empty, 0],
    ]),
  );
});

test('the tables of before are gone', async () => {
  await migrate(db);
  for (const table of ['transcript_lines', 'exchanges']) {
    await expect(sql`select 1 from ${sql.table(table)}`.execute(db)).rejects.toThrow(table);
  }
});

test('events go with their session', async () => {
  const session = await addSession();
  await addLine(session, 'Hello.', 1);
  await migrate(db);
  await db.deleteFrom('users').execute();
  expect(await db.selectFrom('session_events').selectAll().execute()).toEqual([]);
});

const event = (seq: number, id: unknown, at: number, kind: string, channel: string, body: object) => ({
  seq,
  id,
  at,
  kind,
  channel,
  body,
});
