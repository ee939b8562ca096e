import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { openPostgres } from '#db/open-postgres.ts';

export interface CuttableDatabase {
  db: Database;
  /** @returns restores it */
  cutOff(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Can be cut off: PostgreSQL refuses connections; on SQLite the events' table is gone. */
export function openCuttable(given: { db: Database; config: { database: Config['database'] } }) {
  const { database } = given.config;
  return database.kind === 'postgres' ? cuttablePostgres(database.url) : cuttableSqlite(given.db);
}

function cuttablePostgres(url: string): CuttableDatabase {
  const named = new URL(url);
  named.searchParams.set('application_name', 'cut');
  const name = named.pathname.slice(1);
  const db = openPostgres(named.href, () => {}); // breaks are meant
  const server = openPostgres(inject('postgresUrl'), () => {});
  const admit = (allowed: boolean) =>
    sql`alter database ${sql.id(name)} allow_connections ${sql.raw(String(allowed))}`.execute(server);
  return {
    db,
    cutOff: async () => {
      await admit(false);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${name} and application_name = 'cut'`.execute(server);
      return async () => void (await admit(true));
    },
    close: async () => {
      await db.destroy();
      await server.destroy();
    },
  };
}

function cuttableSqlite(db: Database): CuttableDatabase {
  return {
    db,
    cutOff: async () => {
      await sql`alter table session_events rename to events_away`.execute(db);
      return async () => void (await sql`alter table events_away rename to session_events`.execute(db));
    },
    close: async () => {},
  };
}
