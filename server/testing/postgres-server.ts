import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Only where tests run on both. */
    database?: 'sqlite' | 'postgres';
    postgresUrl: string;
    /** How the databases of this run are named. */
    postgresPrefix: string;
  }
}

/**
 * Gives the tests a PostgreSQL server: the one named by `DATABASE_URL`, else one of our own, started
 * from the machine's packages in a temporary folder and stopped afterwards.
 */
export default async function setup(project: TestProject): Promise<() => void | Promise<void>> {
  const prefix = `pythia_test_${process.pid}`;
  project.provide('postgresPrefix', prefix);
  const given = process.env['DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return () => dropDatabases(given, prefix);
  }
  const server = await startPostgres({ durable: false });
  project.provide('postgresUrl', server.url);
  return () => server.remove();
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [`${prefix}_`],
  );
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
}
