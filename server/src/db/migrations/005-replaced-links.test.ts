import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmptyDatabase, type EmptyDatabase } from '#testing/open-test-database.ts';
import { newId, type Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import * as liveCopilot from './001-live-copilot.ts';

let database: EmptyDatabase;
let db: Database;
beforeEach(async () => {
  database = await openEmptyDatabase();
  db = database.open();
  const before = { '001-live-copilot': liveCopilot };
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

test('links of before are as live, used or expired as they were, and none was replaced', async () => {
  const old = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const user_id = newId();
  const account = { id: user_id, email: 'a', email_key: 'a', password_hash: '', token_version: 1 };
  const link = { user_id, purpose: 'verify-email' };
  const before = [
    { ...link, token_hash: 'a', expires_at: 9, used_at: null },
    { ...link, token_hash: 'b', expires_at: 9, used_at: 8 },
  ];
  await old
    .insertInto('users')
    .values({ ...account, trials: 3, created_at: 1 })
    .execute();
  await old.insertInto('email_tokens').values(before).execute();

  await migrate(db);
  const rows = await db.selectFrom('email_tokens').selectAll().orderBy('token_hash').execute();
  expect(rows).toEqual(before.map((row) => ({ ...row, replaced_at: null })));
});
