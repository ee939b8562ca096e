import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmptyDatabase, type EmptyDatabase } from '#testing/open-test-database.ts';
import { newId, type Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import * as liveCopilot from './001-live-copilot.ts';
import * as sessionTimeline from './002-session-timeline.ts';
import * as streamLeases from './003-stream-leases.ts';

let database: EmptyDatabase;
let db: Database;
beforeEach(async () => {
  database = await openEmptyDatabase();
  db = database.open();
  const before = {
    '001-live-copilot': liveCopilot,
    '002-session-timeline': sessionTimeline,
    '003-stream-leases': streamLeases,
  };
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => before },
  }).migrateToLatest();
  if (error) throw error;
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

test('what a session of before holds is counted', async () => {
  const old = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const [user_id, used, unasked, unused] = [newId(), newId(), newId(), newId()];
  const account = { id: user_id, email: 'a', email_key: 'a', password_hash: '', token_version: 1 };
  const about = { user_id, kind: 'free', job_title: 'Nurse', resume_summary: '' };
  await old
    .insertInto('users')
    .values({ ...account, trials: 3, created_at: 1 })
    .execute();
  for (const [id, last_seq] of [
    [used, 3],
    [unasked, 1],
    [unused, 0],
  ]) {
    await old
      .insertInto('interview_sessions')
      .values({ ...about, id, last_seq, created_at: 5, expires_at: 6 })
      .execute();
  }
  const happened = [
    { session_id: used, seq: 1, kind: 'line' },
    { session_id: used, seq: 2, kind: 'question' },
    { session_id: used, seq: 3, kind: 'answer' },
    { session_id: unasked, seq: 1, kind: 'line' },
  ];
  const event = { at: 5, channel: 'candidate', body: '{}' };
  await old
    .insertInto('session_events')
    .values(happened.map((own) => ({ ...event, ...own, id: newId() })))
    .execute();

  await migrate(db);
  const rows = await db.selectFrom('interview_sessions').select(['id', 'entries', 'questions']).execute();
  expect(new Map(rows.map(({ id, ...counts }) => [id, counts]))).toEqual(
    new Map([
      [used, { entries: 3, questions: 1 }],
      [unasked, { entries: 1, questions: 0 }],
      [unused, { entries: 0, questions: 0 }],
    ]),
  );
});
