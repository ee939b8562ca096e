import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseUnavailable } from '#core/errors.ts';
import { lockFile } from '#testing/lock-file.ts';
import type { Database } from './database.ts';
import { openSqlite } from './open-sqlite.ts';

/** The driver leaves some of a call's time. */
const ANSWERED_WITHIN_MS = 5_000;
/** Longer than a loaded machine's delays, shorter than the lock. */
const STALL_MS = 1_000;

let dir: string;
let file: string;
let db: Database;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'pythia-lock-'));
  file = join(dir, 'pythia.db');
  db = openSqlite(file);
  await sql`create table lines (words text not null)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(dir, { recursive: true });
});

const write = (within = db) => sql`insert into lines values ('heard')`.execute(within);
const writeInTransaction = () => db.transaction().execute((trx) => write(trx));
const count = async (): Promise<number> => (await sql`select words from lines`.execute(db)).rows.length;

test('while another process holds the file, others run, reads are answered and writes are refused in time', async () => {
  const unlock = await lockFile(file);
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  const begun = performance.now();
  const writes = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? write() : writeInTransaction()));
  const refusals = Promise.allSettled(writes);
  expect(await count()).toBe(0);
  for (const write of await refusals) {
    expect(write).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
  }
  expect(performance.now() - begun).toBeLessThan(ANSWERED_WITHIN_MS);
  expect(delays.max / 1e6).toBeLessThan(STALL_MS);
  await unlock();
  await write();
  expect(await count()).toBe(1);
}, 30_000);

test('a write waits for another process that is done soon', async () => {
  const unlock = await lockFile(file);
  const writes = Promise.all([write(), writeInTransaction()]);
  await Promise.all([writes, unlock()]);
  expect(await count()).toBe(2);
});

test('a transaction sees no statement of others among its own', async () => {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const rolledBack = db.transaction().execute(async (trx) => {
    await write(trx);
    begun.resolve();
    await goOn.promise;
    throw new Error('changed my mind');
  });
  await begun.promise;
  const others = Promise.all([write(), writeInTransaction()]);
  setImmediate(goOn.resolve);
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await others;
  expect(await count()).toBe(2);
});

test('a transaction that never ends holds nobody up for long', async () => {
  const end = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const endless = db.transaction().execute(async () => {
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  await expect(write()).rejects.toThrow(DatabaseUnavailable);
  end.resolve();
  await endless;
}, 30_000);
