import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const STARTS_TRIED = 20;
const START_PAUSE_MS = 250;

export interface PostgresServer {
  /** Administrative database. */
  url: string;
  /** Signals every process: SIGKILL crashes, SIGSTOP hangs. */
  signal(signal: NodeJS.Signals): void;
  /** Restarts a crashed server. */
  startAgain(): Promise<void>;
  /** Deletes its files. */
  remove(): void;
}

/**
 * Starts the machine's PostgreSQL.
 * @param durable slow: writes reach the disk before acknowledgement
 */
export async function startPostgres({ durable }: { durable: boolean }): Promise<PostgresServer> {
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
  const fsync = durable ? 'on' : 'off';
  const options = `-p ${port} -k ${dir} -c listen_addresses=127.0.0.1 -c fsync=${fsync} -c max_connections=300`;
  const start = (): void =>
    asPostgres(`${bin}/pg_ctl`, ['-D', data, '-w', '-l', join(dir, 'log'), '-o', options, 'start']);
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    signal: (signal) => {
      for (const pid of processesOf(data)) process.kill(pid, signal);
    },
    startAgain: async () => {
      for (let tries = 1; ; tries += 1) {
        try {
          return start();
        } catch (error) {
          if (tries === STARTS_TRIED) throw error; // a dead server's process still holds its memory
          await delay(START_PAUSE_MS);
        }
      }
    },
    remove: () => {
      asPostgres(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(dir, { recursive: true });
    },
  };
}

/** The parent first, or it would restart the others. */
function processesOf(data: string): number[] {
  const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8');
  return [server, ...children.trim().split(' ').map(Number)];
}

/** Debian keeps PostgreSQL off the PATH. */
function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses root. */
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
