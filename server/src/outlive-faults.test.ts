import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '#db/open-sqlite.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { SocketClient } from '#testing/socket-client.ts';

/** Unhandled faults on order. */
const FAULTS = `process.on('message', (fault) => {
  const words = new Error('a secret word');
  if (fault === 'rejection') void Promise.reject(words);
  else setImmediate(() => { throw words; });
});`;

const clock = { now: () => new Date() };

let dataDir: string;
let server: ChildProcess;
let lines: string[];
let url: string;
let socket: SocketClient;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pythia-faults-'));
  server = spawn(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(FAULTS)}`, join(import.meta.dirname, 'main.ts')],
    {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        LOG_LEVEL: 'info',
        DATA_DIR: dataDir,
        PORT: '0',
        SPEECH_ENGINE: 'none',
        ANSWERS: 'coach',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  lines = [];
  const ready = Promise.withResolvers<string>();
  createInterface(server.stdout!).on('line', (line) => {
    lines.push(line);
    const [at] = /http:\/\/\S+$/.exec(line) ?? [];
    if (line.includes('is ready') && at) ready.resolve(at);
  });
  url = await ready.promise;
  socket = await listen();
});
afterEach(async () => {
  socket.socket.terminate();
  if (server.exitCode === null) {
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  }
  rmSync(dataDir, { recursive: true });
});

async function listen(): Promise<SocketClient> {
  const db = openSqlite(join(dataDir, 'pythia.db'));
  const secret = readFileSync(join(dataDir, 'secret-key'), 'utf8').trim();
  const config = { trials: { count: 3 } };
  const user = await signInNewUser({ dependencies: { db, secret, config }, clock });
  await db.destroy();
  const reply = await fetch(`${url}/api/v1/free/create-session`, {
    method: 'POST',
    headers: { ...user.headers, 'content-type': 'application/json' },
    body: '{}',
  });
  const { session_id } = (await reply.json()) as { session_id: string };
  const query = new URLSearchParams({ token: user.token, session_id });
  const address = `${url.replace('http', 'ws')}/api/v1/free/transcribe?${String(query)}`;
  const client = await new SocketClient(address).opened();
  await client.until(() => client.said('status').length > 0);
  return client;
}

const logged = (message: string): string[] => lines.filter((line) => line.includes(message));

test('a promise that fails where nobody awaits it is logged without its words and counted, and streams go on', async () => {
  server.send('rejection');
  await expect.poll(() => logged('a promise failed that nobody awaited')).toHaveLength(1);
  expect(await (await fetch(`${url}/metrics`)).text()).toContain(
    'pythia_unhandled_faults_total{kind="rejection"} 1',
  );
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(socket.socket.readyState).toBe(WebSocket.OPEN);
  expect(lines.join('\n')).not.toContain('secret word');
});

test('an exception that nobody catches stops the server in order: streams are told of a restart', async () => {
  const exited = once(server, 'exit');
  server.send('exception');
  expect(await socket.closed).toBe(1012);
  expect(await exited).toEqual([1, null]);
  expect(logged('an exception that nobody caught stops the server')).toHaveLength(1);
  expect(lines.join('\n')).not.toContain('secret word');
});
