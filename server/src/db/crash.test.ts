import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Config } from '#config.ts';
import { openEmptyDatabase, type EmptyDatabase } from '#testing/open-test-database.ts';
import type { Database } from './database.ts';

const ROUNDS = 20;
const MOST_ROWS_A_ROUND = 60;
const WRITER = new URL('../../testing/write-until-killed.ts', import.meta.url).pathname;

let database: EmptyDatabase;
beforeEach(async () => {
  database = await openEmptyDatabase();
});
afterEach(() => database.drop());

test(`loses no acknowledged row in ${ROUNDS} kills at random moments`, { timeout: 300_000 }, async () => {
  const acknowledged = new Set<string>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const rows = 1 + Math.floor(Math.random() * MOST_ROWS_A_ROUND);
    for (const id of await writeThenKill(database.config, rows)) acknowledged.add(id);

    const db = database.open();
    expect(await damage(db, database.config.kind)).toEqual([]);
    const kept = new Set((await db.selectFrom('users').select('id').execute()).map((row) => row.id));
    const lost = [...acknowledged].filter((id) => !kept.has(id));
    expect(lost).toEqual([]);
    expect(await halfWritten(db)).toBe(0);
    await db.destroy();
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS);
});

test('several processes migrate one fresh database at once', { timeout: 120_000 }, async () => {
  const writers = Array.from({ length: 4 }, () => startWriter(database.config));
  await Promise.all(writers.map((writer) => once(writer.stdout, 'data')));
  for (const writer of writers) writer.stdin.end('migrate\n');
  const exits = await Promise.all(writers.map((writer) => once(writer, 'exit')));
  expect(exits).toEqual(writers.map(() => [0, null]));

  const db = database.open();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  expect(rows.map((row) => row.name)).toContain('001-live-copilot');
  await db.destroy();
});

type Writer = ChildProcessByStdio<Writable, Readable, null>;

const startWriter = (config: Config['database']): Writer =>
  spawn(process.execPath, [WRITER, JSON.stringify(config)], { stdio: ['pipe', 'pipe', 'inherit'] });

/** @returns at least `rows` ids printed before its death */
async function writeThenKill(config: Config['database'], rows: number): Promise<string[]> {
  const child = startWriter(config);
  const exit = once(child, 'exit');
  const ids: string[] = [];
  child.stdin.write('migrate\n');
  for await (const line of createInterface(child.stdout)) {
    if (line === 'ready') continue;
    if (line === 'migrated') child.stdin.write('write\n');
    else if (ids.push(line) === rows) child.kill('SIGKILL');
  }
  expect(await exit).toEqual([null, 'SIGKILL']);
  return ids.filter((id) => id.length === 36); // the kill may cut the last line
}

async function damage(db: Database, kind: Config['database']['kind']): Promise<string[]> {
  if (kind === 'postgres') return []; // PostgreSQL's server lived on
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
}

async function halfWritten(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from users full join mails on mails.id = users.id
    where users.id is null or mails.id is null`.execute(db);
  return Number(rows[0]?.count);
}
