import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Config } from '#config.ts';
import { newId } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openPostgres } from '#db/open-postgres.ts';
import { openSqlite } from '#db/open-sqlite.ts';

export interface TestDatabase {
  db: Database;
  /** How the application would be told of it. */
  config: Config['database'];
  drop(): Promise<void>;
}

/** An empty, migrated database of the kind that this Vitest project is for. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return inject('database') === 'postgres' ? createPostgres() : createSqlite();
}

async function createSqlite(): Promise<TestDatabase> {
  const dir = mkdtempSync(join(tmpdir(), 'pythia-test-'));
  const file = join(dir, 'pythia.db');
  const db = openSqlite(file);
  await migrate(db);
  return {
    db,
    config: { kind: 'sqlite', file },
    drop: async () => {
      await db.destroy();
      rmSync(dir, { recursive: true });
    },
  };
}

async function createPostgres(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${newId().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = openPostgres(url.href, (error) => {
    throw error;
  });
  await migrate(db);
  return {
    db,
    config: { kind: 'postgres', url: url.href },
    drop: async () => {
      await db.destroy();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
