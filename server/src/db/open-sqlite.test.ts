import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
