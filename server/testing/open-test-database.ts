import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { Config } from '#config.ts';
import { newId } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openPostgres } from '#db/open-postgres.ts';
import { openSqlite } from '#db/open-sqlite.ts';

export interface EmptyDatabase {
  /** How the application would be told of it. */
  config: Config['database'];
  open(): Database;
  /** Call it when no connection is open any more. */
  drop(): Promise<void>;
}

export interface TestDatabase extends Pick<EmptyDatabase, 'config' | 'drop'> {
  db: Database;
}

/** Migrated databases that an earlier test of this file gave back: making one takes PostgreSQL long. */
const givenBack: EmptyDatabase[] = [];

/** An empty, migrated database of the kind that this Vitest project is for. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = givenBack.pop() ?? (await openEmptyDatabase());
  const db = database.open();
  await migrate(db);
  return {
    db,
    config: database.config,
    drop: async () => {
      if (database.config.kind === 'postgres') {
        await emptyTables(database.open());
        givenBack.push(database);
      }
      await db.destroy();
      if (database.config.kind === 'sqlite') await database.drop();
    },
  };
}

async function emptyTables(db: Database): Promise<void> {
  await sql`
    do $$ begin execute (
      select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' cascade'
      from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    ); end $$`.execute(db);
  await db.destroy();
}

/** The same before its migrations and without a connection. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  return inject('database') === 'postgres' ? createPostgres() : createSqlite();
}

function createSqlite(): EmptyDatabase {
  const dir = mkdtempSync(join(tmpdir(), 'pythia-test-'));
  const file = join(dir, 'pythia.db');
  return {
    config: { kind: 'sqlite', file },
    open: () => openSqlite(file),
    drop: async () => rmSync(dir, { recursive: true }),
  };
}

async function createPostgres(): Promise<EmptyDatabase> {
  const server = inject('postgresUrl');
  const name = `${inject('postgresPrefix')}_${newId().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  let dropped = false;
  return {
    config: { kind: 'postgres', url: url.href },
    open: () =>
      openPostgres(url.href, (error) => {
        if (!dropped) throw error; // a connection still on its way out is ended by the drop
      }),
    drop: () => {
      dropped = true;
      return administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
