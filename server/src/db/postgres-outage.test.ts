import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailable } from '#core/errors.ts';
import { accountCalls } from '#testing/account-calls.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startPostgres, type PostgresServer } from '#testing/start-postgres.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';

const ANSWERED_WITHIN_MS = 5_000;
const LONG_MS = 60_000;
const WRITER = new URL('../../testing/write-until-killed.ts', import.meta.url).pathname;

let server: PostgresServer;
let running: TestApp | undefined;
beforeAll(async () => {
  server = await startPostgres({ durable: true });
  const db = openPostgres(server.url, () => {}, { patient: true });
  await migrate(db);
  await db.destroy();
}, LONG_MS);
afterEach(async () => {
  await running?.close();
  await running?.dependencies.db.destroy();
  running = undefined;
});
afterAll(() => server.remove());

async function startApp() {
  running = await startTestApp({ RATE_LIMIT_FACTOR: '100' }, { db: openPostgres(server.url, () => {}) });
  const { token } = await signInNewUser(running);
  const calls = accountCalls(running.app);
  /** More calls than connections, of each access. */
  const callAll = () =>
    Promise.all(
      Array.from({ length: 12 }, () => [
        calls.me(token),
        calls.signIn('ada@example.com'),
        readiness(running!),
      ]).flat(),
    );
  await callAll();
  return { callAll, me: () => calls.me(token) };
}

const readiness = ({ app }: TestApp) => app.inject('/readyz');

async function expectRefusedInTime(callAll: () => Promise<{ statusCode: number; body: string }[]>) {
  const begun = performance.now();
  const replies = await callAll();
  expect(performance.now() - begun).toBeLessThan(ANSWERED_WITHIN_MS);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 503));
  for (const { body } of replies) expect(JSON.parse(body)).toMatchObject({ detail: expect.any(String) });
}

test(
  'a server that hangs is a 503 within five seconds for everybody, and works when it goes on',
  async () => {
    const { callAll, me } = await startApp();
    server.signal('SIGSTOP');
    try {
      await expectRefusedInTime(callAll);
    } finally {
      server.signal('SIGCONT');
    }
    await expect.poll(async () => (await me()).statusCode, { timeout: LONG_MS }).toBe(200);
  },
  LONG_MS,
);

/** Delays every reply. */
async function slowWay(delayMs: number) {
  const { port, hostname } = new URL(server.url);
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}));
    client.pipe(upstream);
    upstream.on('data', (bytes) => void setTimeout(() => client.write(bytes), way.delayMs));
    upstream.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(server.url);
  url.port = String((proxy.address() as AddressInfo).port);
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  };
  const way = { url: url.href, delayMs, close };
  return way;
}

test(
  'with a server that takes 1.5 s for each statement every call is answered within five seconds',
  async () => {
    const way = await slowWay(0);
    onTestFinished(way.close);
    running = await startTestApp({}, { db: openPostgres(way.url, () => {}) });
    const user = await signInNewUser(running);
    const interviews = interviewCalls(running, user);
    const session = await interviews.start();
    way.delayMs = 1_500;
    const calls = [
      () => interviews.ask(session, 'Why us?'),
      () => interviews.create(),
      () => interviews.read(session),
      () => accountCalls(running!.app).signUp('grace@example.com'),
    ];
    const times = await Promise.all(
      calls.map(async (call) => {
        const begun = performance.now();
        const { statusCode } = await call();
        return { statusCode, isInTime: performance.now() - begun < ANSWERED_WITHIN_MS };
      }),
    );
    way.delayMs = 0;
    expect(times.map(({ isInTime }) => isInTime)).toEqual([true, true, true, true]);
    expect(times.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
  },
  LONG_MS,
);

test(
  'a server that was killed is a 503, and works when it was started again',
  async () => {
    const { callAll, me } = await startApp();
    server.signal('SIGKILL');
    try {
      await expectRefusedInTime(callAll);
    } finally {
      await server.startAgain();
    }
    await expect.poll(async () => (await me()).statusCode, { timeout: LONG_MS }).toBe(200);
  },
  LONG_MS,
);

const take = (trx: Database, name = ''): Promise<unknown> =>
  trx.updateTable('leases').set({ held_until: 1 }).where('name', '=', name).execute();

test('of two transactions that wait for each other one may be tried again, and none holds a row without end', async () => {
  const db = openPostgres(server.url, () => {});
  onTestFinished(() => db.destroy());
  const names = ['one', 'other'];
  await db
    .insertInto('leases')
    .values(names.map((name) => ({ name, held_until: 0 })))
    .execute();
  const haveFirst = names.map(() => Promise.withResolvers<void>());
  const both = names.map((name, place) =>
    db.transaction().execute(async (trx) => {
      await take(trx, name);
      haveFirst[place]!.resolve();
      await Promise.all(haveFirst.map(({ promise }) => promise));
      await take(trx, names[1 - place]);
    }),
  );
  const failures = (await Promise.allSettled(both)).filter(({ status }) => status === 'rejected');
  expect(failures).toMatchObject([{ reason: { name: 'DatabaseUnavailable' } }]);
  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db);
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }]);
});

test(
  'no acknowledged row is lost when the server itself is killed',
  async () => {
    const config = { kind: 'postgres', url: server.url };
    const writer = spawn(process.execPath, [WRITER, JSON.stringify(config)], {
      stdio: ['pipe', 'pipe', 'ignore'], // ends with the connection's error
    });
    const exit = once(writer, 'exit');
    const acknowledged: string[] = [];
    writer.stdin.write('migrate\nwrite\n');
    for await (const line of createInterface(writer.stdout)) {
      if (line.length === 36 && acknowledged.push(line) === 50) server.signal('SIGKILL');
    }
    await exit;
    await server.startAgain();

    const db = openPostgres(server.url, () => {});
    expect(await settings(db)).toEqual({ fsync: 'on', synchronous_commit: 'on' });
    const users = await db.selectFrom('users').select('id').execute();
    const kept = new Set(users.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    await db.destroy();
  },
  LONG_MS,
);

async function settings(db: Database) {
  const { rows } = await sql<{ fsync: string; synchronous_commit: string }>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit
  `.execute(db);
  return rows[0];
}

test('a server that accepts and never answers is given up soon', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const db = openPostgres(`postgres://a@127.0.0.1:${(silent.address() as AddressInfo).port}/b`, () => {});
  const begun = performance.now();
  await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseUnavailable);
  expect(performance.now() - begun).toBeLessThan(ANSWERED_WITHIN_MS);
  await db.destroy();
  for (const socket of sockets) socket.destroy();
  silent.close();
});
