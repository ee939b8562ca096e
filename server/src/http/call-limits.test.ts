import { once } from 'node:events';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { accountCalls } from '#testing/account-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';

let running: TestApp;
afterEach(() => running.close());

async function start(environment: NodeJS.ProcessEnv = {}): Promise<ReturnType<typeof accountCalls>> {
  running = await startTestApp(environment);
  return accountCalls(running.app);
}

/** Addresses by a proxy. */
async function startBehindProxy(environment: NodeJS.ProcessEnv = {}) {
  await start({ TRUST_PROXY: 'true', ...environment });
  return (address: string) => accountCalls(running.app, address);
}

interface Reply {
  statusCode: number;
  headers: Record<string, unknown>;
}

/** @returns how many passed, and the refusal */
async function callUntilRefused(call: (n: number) => Promise<Reply>, most: number): Promise<[number, Reply]> {
  for (let n = 0; n <= most; n += 1) {
    const reply = await call(n);
    if (reply.statusCode === 429) return [n, reply];
  }
  throw new Error(`not refused in ${most + 1} calls`);
}

const countedRows = () => running.dependencies.db.selectFrom('rate_windows').selectAll().execute();
const countedHits = async (): Promise<number> =>
  (await countedRows()).reduce((sum, { hits }) => sum + hits, 0);

test('the eleventh sign-in in a minute to one account is told how long to wait, and then let in', async () => {
  const call = await start();
  const [allowed, refusal] = await callUntilRefused(() => call.signIn('Ada@example.com'), 10);
  expect(allowed).toBe(10);
  expect((await call.signIn(' ada@EXAMPLE.com')).json()).toEqual({ detail: SERVER_MESSAGES.tooManyRequests });
  expect((await call.signIn('grace@example.com')).statusCode).toBe(400);

  running.clock.advance(Number(refusal.headers['retry-after']) * 1_000);
  expect((await call.signIn('ada@example.com')).statusCode).toBe(400);
});

test('ten wrong passwords from elsewhere do not lock the owner out', async () => {
  const from = await startBehindProxy();
  await callUntilRefused(() => from('203.0.113.7').signIn('ada@example.com', 'guess'), 10);
  expect((await from('198.51.100.1').signIn('ada@example.com')).statusCode).toBe(400);
});

test('guesses at one account from one address end at a hundred an hour', async () => {
  const call = await start({ RATE_LIMIT_FACTOR: '0.1' });
  const guess = () => {
    running.clock.advance(121_000);
    return call.signIn('ada@example.com', 'guess');
  };
  const [allowed, refusal] = await callUntilRefused(guess, 10);
  expect(allowed).toBe(10);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(60);
});

test('one address may try 60 sign-ins a minute, whatever the accounts', async () => {
  const call = await start({ RATE_LIMIT_FACTOR: '0.2' }); // 12, to be quick
  const [allowed] = await callUntilRefused((n) => call.signIn(`user${n}@example.com`, 'x'), 12);
  expect(allowed).toBe(12);
});

test('sign-ups with somebody’s address do not use up the owner’s resets', async () => {
  const call = await start();
  const [allowed, refusal] = await callUntilRefused(() => call.signUp('ada@example.com'), 10);
  expect(allowed).toBe(10);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(60);
  expect((await call.requestReset('ada@example.com')).statusCode).toBe(200);
});

test('one address may ask for 60 mails an hour', async () => {
  const call = await start({ RATE_LIMIT_FACTOR: '0.2' });
  const [allowed] = await callUntilRefused((n) => call.requestReset(`user${n}@example.com`), 12);
  expect(allowed).toBe(12);
});

test('calls that are refused for their address use up nothing of the account', async () => {
  const from = await startBehindProxy({ RATE_LIMIT_FACTOR: '0.2' }); // 12 an address, 3 an account
  for (let stranger = 1; stranger <= 4; stranger += 1) {
    const address = `203.0.113.${stranger}`;
    await callUntilRefused((n) => from(address).requestReset(`user${stranger}-${n}@example.com`), 12);
    expect((await from(address).requestReset('ada@example.com')).statusCode).toBe(429);
  }
  expect((await from('198.51.100.1').requestReset('ada@example.com')).statusCode).toBe(200);
});

test('what is refused as malformed uses up no budget but the general one', async () => {
  const call = await start({ RATE_LIMIT_FACTOR: '0.1' });
  for (let n = 0; n < 5; n += 1) expect((await call.signUp('ada@example.com', 'weak')).statusCode).toBe(422);
  expect((await call.signUp('ada@example.com')).statusCode).toBe(200);
});

test('anything without a valid token has 600 calls a minute per address', async () => {
  const call = await start({ RATE_LIMIT_FACTOR: '0.05' }); // 30
  const calls = [
    () => call.verify('guessed'),
    () => call.me('guessed'),
    () => running.app.inject('/api/v1/users/me'),
  ];
  const [allowed] = await callUntilRefused((n) => (calls[n % 3] as (typeof calls)[0])(), 30);
  expect(allowed).toBe(30);
});

test('a flood of refused calls is not counted, and so costs the database nothing', async () => {
  const call = await start({ RATE_LIMIT_FACTOR: '0.02' }); // 12
  await callUntilRefused(() => call.me('guessed'), 12);
  const before = await countedHits();
  const flood = await Promise.all(Array.from({ length: 500 }, () => call.me('guessed')));
  expect(new Set(flood.map((reply) => reply.statusCode))).toEqual(new Set([429]));
  expect([before, await countedHits()]).toEqual([12, 12]);
});

test('the addresses of one IPv6 network are one caller', async () => {
  const from = await startBehindProxy({ RATE_LIMIT_FACTOR: '0.02' }); // 12 strangers a minute
  const [allowed] = await callUntilRefused((n) => from(`2001:db8:1:2::${n + 1}`).me('guessed'), 12);
  expect(allowed).toBe(12);
  expect((await from('2001:db8:1:3::1').me('guessed')).statusCode).toBe(401);
});

test('a forwarded address counts only from a proxy that we trust', async () => {
  await start({ RATE_LIMIT_FACTOR: '0.02' });
  const [allowed] = await callUntilRefused(
    (n) => accountCalls(running.app, `203.0.113.${n}`).me('guessed'),
    12,
  );
  expect(allowed).toBe(12);
  await running.close();

  const from = await startBehindProxy({ RATE_LIMIT_FACTOR: '0.02' });
  for (let n = 0; n < 20; n += 1) expect((await from(`203.0.113.${n}`).me('guessed')).statusCode).toBe(401);
});

const post = (path: string, payload: object) => ({ method: 'POST', url: `/api/v1${path}`, payload }) as const;

test.each([
  ['sessions', '0.1', 6, post('/free/create-session', {}), signInNewUser],
  ['answers', '0.1', 6, post('/free/chat', { message: 'Why?', session_id: 'none' }), signInNewUser],
  [
    'answers in paid sessions',
    '0.1',
    6,
    post('/openai/stream', { message_text: 'Why?', thread_id: 'none' }),
    signInSubscriber,
  ],
  ['replies', '0.1', 6, post('/openai/playground/', { model: 'none', message: 'Why?' }), signInSubscriber],
  ['calls of any kind', '0.02', 12, { method: 'GET', url: '/api/v1/users/me' }, signInNewUser],
] as const)(
  'a user may ask for so many %s a minute, and no less for another user',
  async (_, factor, most, request, signIn) => {
    await start({ RATE_LIMIT_FACTOR: factor });
    const [ada, grace] = [await signIn(running), await signIn(running)];
    const [allowed] = await callUntilRefused(
      () => running.app.inject({ ...request, headers: ada.headers }),
      most,
    );
    expect(allowed).toBe(most);
    expect((await running.app.inject({ ...request, headers: grace.headers })).statusCode).not.toBe(429);
  },
);

test('the table of counts does not tell who called', async () => {
  const call = await start();
  await call.signIn('ada@example.com', 'x');
  const rows = JSON.stringify(await countedRows());
  expect(rows).not.toContain('ada');
  expect(rows).not.toContain('127.0.0.1');
});

/** One after the other. */
async function openSockets(count: number, token: string): Promise<unknown[]> {
  const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
  const codes: unknown[] = [];
  for (let n = 0; n < count; n += 1) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/free/transcribe?token=${token}`);
    codes.push((await once(socket, 'close'))[0]);
  }
  return codes;
}

test('sockets without a valid token count as calls of strangers', async () => {
  await start({ RATE_LIMIT_FACTOR: '0.005' });
  expect(await openSockets(4, 'forged')).toEqual([4001, 4001, 4001, 4429]);
});

test('a user may open 60 sockets a minute', async () => {
  await start({ RATE_LIMIT_FACTOR: '0.05' });
  const { token } = await signInNewUser(running);
  expect(await openSockets(4, token)).toEqual([4403, 4403, 4403, 4429]);
});
