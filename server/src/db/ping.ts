import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * One round trip. SQLite's file is looked at too: one that was deleted or replaced is still written to, but lost
 * with the process.
 * @returns throws when the database does not answer, or its file is not the one that was opened
 */
export async function databasePing(
  db: Database,
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres' },
): Promise<() => Promise<void>> {
  const file = database.kind === 'sqlite' ? database.file : undefined;
  const opened = file && (await stat(file));
  return async () => {
    await sql`select 1`.execute(db);
    if (!opened) return;
    const { dev, ino } = await stat(file);
    if (dev !== opened.dev || ino !== opened.ino) throw new Error(`${file} is not the file that was opened.`);
  };
}
