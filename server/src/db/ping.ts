import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Clock } from '#core/clock.ts';
import type { Database } from './database.ts';

const WRITE_AT_MOST_EVERY_MS = 1_000;

/**
 * One round trip that writes, since a full disk can still be read. SQLite's file is checked too: a deleted
 * file stays readable until the process ends.
 * @returns rejects when the database is silent, read-only, or another file
 */
export async function databasePing(
  { db, clock }: { db: Database; clock: Clock },
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres' },
): Promise<() => Promise<void>> {
  const file = database.kind === 'sqlite' ? database.file : undefined;
  const opened = file && (await stat(file));
  let writtenAt = 0;
  return async () => {
    const now = clock.now().getTime();
    if (now - writtenAt < WRITE_AT_MOST_EVERY_MS) {
      await sql`select 1`.execute(db);
    } else {
      await write(db, now);
      writtenAt = now;
    }
    if (!opened) return;
    const { dev, ino } = await stat(file);
    if (dev !== opened.dev || ino !== opened.ino) throw new Error(`${file} is not the file that was opened.`);
  };
}

async function write(db: Database, now: number): Promise<void> {
  await db
    .insertInto('leases')
    .values({ name: 'readiness', held_until: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ held_until: now }))
    .execute();
}
