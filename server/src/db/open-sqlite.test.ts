import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openSqlite } from './open-sqlite.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'pythia-sqlite-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('the database is readable by its owner alone', async () => {
  const dir = join(parent, 'data');
  const db = openSqlite(join(dir, 'pythia.db'));
  await migrate(db);
  const files = readdirSync(dir).toSorted();
  expect(files).toEqual(['pythia.db', 'pythia.db-shm', 'pythia.db-wal']);
  expect(files.map((file) => modeOf(join(dir, file)))).toEqual(['600', '600', '600']);
  expect(modeOf(dir)).toBe('700');
  await db.destroy();
});

test.each([
  ['journal_mode', 'wal', 'readers and a writer do not hold each other up'],
  [
    'synchronous',
    2 /* FULL */,
    'what was acknowledged survives a power cut, which no killed process can show',
  ],
  ['foreign_keys', 1, 'what belongs to a user goes with the user'],
  ['busy_timeout', 0, 'nothing waits inside SQLite, which would stop the event loop'],
])('%s is %s: %s', async (pragma, value, _why) => {
  const db = openSqlite(join(parent, 'pythia.db'));
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(db);
  expect(Object.values(rows[0] ?? {})).toEqual([value]);
  await db.destroy();
});
