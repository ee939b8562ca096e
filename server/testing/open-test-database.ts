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
  /** Configuration for the application. */
  config: Config['database'];
  open(): Database;
  /** Call it after closing all connections. */
  drop(): Promise<void>;
}

export interface TestDatabase extends Pick<EmptyDatabase, 'config' | 'drop'> {
  db: Database;
}

/** Empty, migrated, of the project's kind. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return isPostgres() ? openMigratedPostgres() : openMigratedSqlite();
}

interface MigratedPostgres {
  config: EmptyDatabase['config'];
  pool: pg.Pool;
}

/** Reused: databases and connections take PostgreSQL long. */
const givenBack: MigratedPostgres[] = [];

async function openMigratedPostgres(): Promise<TestDatabase> {
  const database = givenBack.pop() ?? (await makeMigratedPostgres());
  const db = overConnections(lent(database.pool));
  return {
    db,
    config: database.config,
    drop: async () => {
      await db.destroy(); // unless the test has: nothing writes from here
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

/** Ends when all connections are back, and keeps them open. */
const lent = (pool: pg.Pool): Connections => ({
  options: pool.options,
  connect: () => pool.connect(),
  end: async () => {
    while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await once(pool, 'release');
  },
});

/** Copied for each test. */
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

/** Deletes: truncating makes new files, twenty times slower. */
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

/** Unmigrated, unconnected. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  return isPostgres() ? ofPostgres(await createPostgres()) : createSqlite();
}

/** @throws Error in projects without a database */
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

/** @returns its address */
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
        if (!dropped) fail(error); // connections on their way out end with the drop
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
