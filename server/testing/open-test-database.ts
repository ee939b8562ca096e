import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { Config } from '#config.ts';
import { newId, type Database } from '#db/database.ts';
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

/** Migrated databases that earlier tests of this worker gave back: making one takes PostgreSQL long. */
const givenBack: EmptyDatabase[] = [];

/** An empty, migrated database of the kind that this Vitest project is for. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return isPostgres() ? openMigratedPostgres() : openMigratedSqlite();
}

async function openMigratedPostgres(): Promise<TestDatabase> {
  const database = givenBack.pop() ?? (await migrated(await createPostgres()));
  const db = database.open();
  return {
    db,
    config: database.config,
    drop: async () => {
      await emptyTables(database.open());
      givenBack.push(database);
      await db.destroy();
    },
  };
}

/** A migrated file, of which each test has a copy. */
let template: Promise<Buffer> | undefined;

async function openMigratedSqlite(): Promise<TestDatabase> {
  const database = createSqlite();
  template ??= readTemplate();
  writeFileSync(database.config.file, await template);
  const db = database.open();
  return {
    db,
    config: database.config,
    drop: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}

async function readTemplate(): Promise<Buffer> {
  const database = await migrated(createSqlite());
  const bytes = readFileSync(database.config.file);
  await database.drop();
  return bytes;
}

async function migrated<Database extends EmptyDatabase>(database: Database): Promise<Database> {
  const db = database.open();
  await migrate(db);
  await db.destroy();
  return database;
}

/** By deletes, in any order: to truncate makes new files for all tables and indexes, which takes twenty times as long. */
async function emptyTables(db: Database): Promise<void> {
  await sql`
    do $$ begin
      set local session_replication_role = replica;
      execute (
        select string_agg('delete from ' || quote_ident(tablename), '; ')
        from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
      );
    end $$`.execute(db);
  await db.destroy();
}

/** The same before its migrations and without a connection. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  return isPostgres() ? createPostgres() : createSqlite();
}

/** @throws Error in a project whose tests run once, without a database */
function isPostgres(): boolean {
  const database = inject('database');
  if (!database) throw new Error('Not known as a test that opens a database: see vitest.config.ts');
  return database === 'postgres';
}

function createSqlite() {
  const dir = mkdtempSync(join(tmpdir(), 'pythia-test-'));
  const file = join(dir, 'pythia.db');
  return {
    config: { kind: 'sqlite' as const, file },
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
