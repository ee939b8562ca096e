import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/**
 * Opens or creates the database file. `synchronous=FULL`: what was acknowledged survives a power cut.
 * @param file a path; it and its folder are made when absent, for their owner alone
 */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600)); // SQLite gives its -wal and -shm files the same mode
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return new Kysely<Schema>({ dialect: new Dialect({ database: adapt(database) }) });
}

/** Tells the migrator what Kysely leaves unsaid: SQLite rolls schema changes back like any other. */
class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }
}

const KEPT_STATEMENTS = 200;

/** node:sqlite in the shape that Kysely's SQLite dialect expects; prepared statements are kept and used again. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = kept.get(text) ?? prepare(database, text);
      if (kept.size >= KEPT_STATEMENTS) kept.clear(); // our queries are far fewer: somebody builds their text
      kept.set(text, statement);
      return statement;
    },
  };
}

function prepare(database: DatabaseSync, text: string): SqliteStatement {
  // Begun as a writer: one that reads first would be refused its first write when another process
  // wrote in between, instead of waiting for it.
  const sql = text === 'begin' ? 'begin immediate' : text;
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...(values as SQLInputValue[])),
    run: (values) => statement.run(...(values as SQLInputValue[])),
    // rows are still read while others run the same text
    iterate: (values) => database.prepare(sql).iterate(...(values as SQLInputValue[])),
  };
}
