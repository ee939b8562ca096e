import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './database.ts';

/** Truncates SQLite's write-ahead log, which otherwise keeps deleted rows until overwritten. */
export async function dropTraces(db: Database): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter)
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
