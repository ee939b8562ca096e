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

test('a session of before has cost its trial at its start', async () => {
  const old = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const [user_id, id] = [newId(), newId()];
  const account = { id: user_id, email: 'a', email_key: 'a', password_hash: '', token_version: 1 };
  const session = { id, user_id, kind: 'free', job_title: 'Nurse', resume_summary: '' };
  await old
    .insertInto('users')
    .values({ ...account, trials: 3, created_at: 1 })
    .execute();
  await old
    .insertInto('interview_sessions')
    .values({ ...session, created_at: 5, expires_at: 6 })
    .execute();

  await migrate(db);
  const rows = await db.selectFrom('interview_sessions').select('counted_at').execute();
  expect(rows).toEqual([{ counted_at: 5 }]);
});
