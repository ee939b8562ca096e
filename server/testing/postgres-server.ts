import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests run on both. */
    database?: 'sqlite' | 'postgres';
    postgresUrl: string;
    /** Prefix of this run's databases. */
    postgresPrefix: string;
  }
}

/** `DATABASE_URL`'s server, else one from the machine's packages in a temporary folder. */
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
