import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { Config } from '#config.ts';
import { newId, type Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { connectionPool, openPostgres, overConnections, type Connections } from '#db/open-postgres.ts';
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

/** An empty, migrated database of the kind that this Vitest project is for. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return isPostgres() ? openMigratedPostgres() : openMigratedSqlite();
}

interface MigratedPostgres {
  config: EmptyDatabase['config'];
  pool: pg.Pool;
}

/** Those that earlier tests of this worker gave back: to make one takes PostgreSQL long, and so does each connection. */
const givenBack: MigratedPostgres[] = [];

async function openMigratedPostgres(): Promise<TestDatabase> {
  const database = givenBack.pop() ?? (await makeMigratedPostgres());
  const db = overConnections(lent(database.pool));
  return {
    db,
    config: database.config,
    drop: async () => {
      await db.destroy(); // unless the test has: from here on it writes no more
      await emptyTables(overConnections(lent(database.pool)));
      givenBack.push(database);
    },
  };
}

async function makeMigratedPostgres(): Promise<MigratedPostgres> {
  const url = await createPostgres();
  const { config } = await migrated(ofPostgres(url));
  return { config, pool: connectionPool(url, fail) };
}

function fail(error: Error): never {
  throw error;
}

/** A pool, for one test: its end waits until each connection has come back, and leaves them open for the next one. */
const lent = (pool: pg.Pool): Connections => ({
  options: pool.options,
  connect: () => pool.connect(),
  end: async () => {
    while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await once(pool, 'release');
  },
});

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
  return isPostgres() ? ofPostgres(await createPostgres()) : createSqlite();
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

/** @returns where it is reached */
async function createPostgres(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `${inject('postgresPrefix')}_${newId().replaceAll('-', '')}`;
  await administer(`create database ${nameOf(url.href)}`);
  return url.href;
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

function ofPostgres(url: string): EmptyDatabase {
  let dropped = false;
  return {
    config: { kind: 'postgres', url },
    open: () =>
      openPostgres(url, (error) => {
        if (!dropped) fail(error); // a connection still on its way out is ended by the drop
      }),
    drop: () => {
      dropped = true;
      return administer(`drop database ${nameOf(url)} with (force)`);
    },
  };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
