import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { makeFolder } from '#core/make-folder.ts';
import type { Database, Schema } from './database.ts';
import { SqliteDriver } from './sqlite-driver.ts';

const OPEN_WITHIN_MS = 5_000;

/**
 * Opens or creates the database, readable by its owner alone. `synchronous=FULL`: acknowledged writes survive
 * a power cut.
 */
export function openSqlite(file: string): Database {
  makeFolder(dirname(file));
  closeSync(openSync(file, 'a', 0o600)); // SQLite gives its -wal and -shm files the same mode
  const database = new DatabaseSync(file, { timeout: OPEN_WITHIN_MS });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  database.exec('PRAGMA busy_timeout = 0; PRAGMA secure_delete = ON;'); // secure_delete overwrites deleted rows
  return new Kysely<Schema>({ dialect: sqliteDialect(database) });
}

const sqliteDialect = (database: DatabaseSync): Dialect => ({
  createDriver: () => new SqliteDriver(database),
  createAdapter: () => new Adapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
