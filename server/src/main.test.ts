import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

let dataDir: string;
let silent: Awaited<ReturnType<typeof silentServer>>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pythia-main-'));
  silent = await silentServer();
});
afterEach(() => {
  silent.close();
  rmSync(dataDir, { recursive: true });
});

async function run(environment: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      SPEECH_ENGINE: 'none',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  return { said, code };
}

/** Accepts and never answers. */
async function silentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Settings with the line that ends the start. */
const BAD_SETTINGS: [line: RegExp, environment: () => NodeJS.ProcessEnv][] = [
  [/^PORT: .*number/, () => ({ PORT: 'eight' })],
  [/^PORT: \d+ is in use on 127\.0\.0\.1$/, () => ({ PORT: String(silent.port) })],
  [/^HOST: nowhere\.invalid cannot be listened on/, () => ({ PORT: '0', HOST: 'nowhere.invalid' })],
  [/^TRUST_PROXY: is neither/, () => ({ TRUST_PROXY: 'foo' })],
  [/^SECRET_KEY: .*secret-key holds fewer than 32/, () => withFile('secret-key', 'short\n')],
  [/^SECRET_KEY: .*secret-key holds fewer than 32/, () => withFile('secret-key', '')],
  [/^DATA_DIR: .*\/proc\/x/, () => ({ DATA_DIR: '/proc/x' })],
  [/^DATA_DIR: file is not a database$/, () => withFile('pythia.db', 'words '.repeat(1_000))],
  [/^DATA_DIR: the database was used by a newer version/, withNewerDatabase],
  [/^DATABASE_URL: .*ECONNREFUSED/, () => ({ DATABASE_URL: 'postgres://a@127.0.0.1:1/b' })],
  [/^DATABASE_URL: .*timeout/, () => ({ DATABASE_URL: `postgres://a@127.0.0.1:${silent.port}/b` })],
];

function withFile(name: string, content: string): NodeJS.ProcessEnv {
  writeFileSync(join(dataDir, name), content);
  return {};
}

function withNewerDatabase(): NodeJS.ProcessEnv {
  const database = new DatabaseSync(join(dataDir, 'pythia.db'));
  database.exec(`
    create table kysely_migration (name text primary key, timestamp text);
    insert into kysely_migration values ('999-of-tomorrow', '2040-01-01T00:00:00.000Z');
  `);
  database.close();
  return {};
}

test.each(BAD_SETTINGS)('a start is ended by the one line %s', async (line, environment) => {
  const { said, code } = await run({ PORT: '0', ...environment() });
  expect(said).toMatch(/^[^\n]+\n$/);
  expect(said.trimEnd()).toMatch(line);
  expect(code).toBe(1);
});
