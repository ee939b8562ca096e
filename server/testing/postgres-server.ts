import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    database: 'sqlite' | 'postgres';
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
  const bin = findPostgres();
  if (!bin) {
    throw new Error(
      'PostgreSQL was not found, so no server test ran on it. Run npm run setup, install the package ' +
        '"postgresql", or set DATABASE_URL to a server that may be used for tests.',
    );
  }
  const dir = mkdtempSync(join(tmpdir(), 'pythia-postgres-'));
  const data = join(dir, 'data');
  const port = await freePort();
  if (userInfo().uid === 0) execFileSync('chown', ['postgres', dir]);
  asPostgres(`${bin}/initdb`, ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync']);
  const options = `-p ${port} -k ${dir} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=300`;
  asPostgres(`${bin}/pg_ctl`, ['-D', data, '-w', '-l', join(dir, 'log'), '-o', options, 'start']);
  project.provide('postgresUrl', `postgres://postgres@127.0.0.1:${port}/postgres`);
  return () => {
    asPostgres(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(dir, { recursive: true });
  };
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

/** Debian keeps the server's programs off the PATH, one folder a version. */
function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root. */
function asPostgres(command: string, args: string[]): void {
  const root = userInfo().uid === 0;
  const program = root ? 'runuser' : command;
  const given = root ? ['-u', 'postgres', '--', command, ...args] : args;
  execFileSync(program, given, { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/' });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
