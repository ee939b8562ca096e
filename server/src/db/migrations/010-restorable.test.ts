import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmptyDatabase, type EmptyDatabase } from '#testing/open-test-database.ts';
import { newId, type Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import * as liveCopilot from './001-live-copilot.ts';
import * as sessionTimeline from './002-session-timeline.ts';
import * as streamLeases from './003-stream-leases.ts';
import * as countedSessions from './004-counted-sessions.ts';
import * as replacedLinks from './005-replaced-links.ts';
import * as accountsAndBilling from './006-accounts-and-billing.ts';

let database: EmptyDatabase;
let db: Database;
beforeEach(async () => {
  database = await openEmptyDatabase();
  db = database.open();
  const before = {
    '001-live-copilot': liveCopilot,
    '002-session-timeline': sessionTimeline,
    '003-stream-leases': streamLeases,
    '004-counted-sessions': countedSessions,
    '005-replaced-links': replacedLinks,
    '006-accounts-and-billing': accountsAndBilling,
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => before } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

test('a session that was forgotten before is deleted, and no other', async () => {
  const old = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const [user_id, forgotten, kept] = [newId(), newId(), newId()];
  const account = { id: user_id, email: 'a', email_key: 'a', password_hash: '', token_version: 1 };
  await old
    .insertInto('users')
    .values({ ...account, trials: 3, created_at: 1 })
    .execute();
  const session = { user_id, kind: 'free', job_title: '', resume_summary: '', created_at: 5, expires_at: 6 };
  await old
    .insertInto('interview_sessions')
    .values([
      { ...session, id: forgotten, forgotten_at: 7 },
      { ...session, id: kept, forgotten_at: null },
    ])
    .execute();
  await migrate(db);
  const rows = await db.selectFrom('interview_sessions').select(['id', 'deleted_at']).execute();
  expect(new Map(rows.map(({ id, deleted_at }) => [id, deleted_at]))).toEqual(
    new Map([
      [forgotten, 7],
      [kept, null],
    ]),
  );
});
