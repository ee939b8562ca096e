import { SqliteAdapter, sql } from 'kysely';
import type { Database } from './database.ts';

/** Takes what was deleted out of SQLite's log as well, which otherwise keeps it until it is written over. */
export async function dropTraces(db: Database): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter)
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
