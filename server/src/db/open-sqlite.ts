import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/**
 * Opens or creates the database file. `synchronous=FULL`: what was acknowledged survives a power cut.
 * @param file a path; its folder is made when absent
 */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
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

/** node:sqlite in the shape that Kysely's SQLite dialect expects. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      // Begun as a writer: one that reads first would be refused its first write when another process
      // wrote in between, instead of waiting for it.
      const statement = database.prepare(text === 'begin' ? 'begin immediate' : text);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
}
