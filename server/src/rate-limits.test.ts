import { once } from 'node:events';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { accountCalls } from '#testing/account-calls.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let running: TestApp;
afterEach(() => running.close());

async function start(environment: NodeJS.ProcessEnv = {}): Promise<ReturnType<typeof accountCalls>> {
  running = await startTestApp(environment);
  return accountCalls(running.app);
}

interface Reply {
  statusCode: number;
  headers: Record<string, unknown>;
}

/** Makes a call over and over. @returns how many were let through, and the refusal */
async function callUntilRefused(call: (n: number) => Promise<Reply>, most: number): Promise<[number, Reply]> {
  for (let n = 0; n <= most; n += 1) {
    const reply = await call(n);
    if (reply.statusCode === 429) return [n, reply];
  }
  throw new Error(`not refused in ${most + 1} calls`);
}

test('the eleventh sign-in in a minute to one account is told how long to wait, and then let in', async () => {
  const call = await start();
  const [allowed, refusal] = await callUntilRefused(() => call.signIn('Ada@example.com'), 10);
  expect(allowed).toBe(10);
  expect((await call.signIn('ada@EXAMPLE.com')).json()).toEqual({ detail: MESSAGES.tooManyRequests });
  expect((await call.signIn('grace@example.com')).statusCode).toBe(400);

  const wait = Number((await call.signIn('ada@example.com')).headers['retry-after']);
  expect(wait).toBeGreaterThanOrEqual(Number(refusal.headers['retry-after']));
  running.clock.advance(wait * 1_000);
  expect((await call.signIn('ada@example.com')).statusCode).toBe(400);
});

test('one address may try 60 sign-ins a minute, whatever the accounts', async () => {
  const call = await start();
  const [allowed] = await callUntilRefused((n) => call.signIn(`user${n}@example.com`, 'x'), 60);
  expect(allowed).toBe(60);
});

test('sign-ups and reset requests together have ten an hour per account', async () => {
  const call = await start();
  const [allowed, refusal] = await callUntilRefused(
    (n) => (n % 2 ? call.signUp('ada@example.com') : call.requestReset('ada@example.com')),
    10,
  );
  expect(allowed).toBe(10);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(60);
  expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(7_200);
});

test('one address may ask for 60 mails an hour', async () => {
  const call = await start();
  const [allowed] = await callUntilRefused((n) => call.requestReset(`user${n}@example.com`), 60);
  expect(allowed).toBe(60);
});

test('anything without a valid token has 600 calls a minute per address', async () => {
  const call = await start({ RATE_LIMIT_FACTOR: '0.05' }); // 30, so that the test is quick
  const calls = [
    () => call.verify('guessed'),
    () => call.me('guessed'),
    () => running.app.inject('/api/v1/users/me'),
  ];
  const [allowed] = await callUntilRefused((n) => (calls[n % 3] as (typeof calls)[0])(), 30);
  expect(allowed).toBe(30);
});

test('the factor multiplies the numbers', async () => {
  const call = await start({ RATE_LIMIT_FACTOR: '0.2' });
  const [allowed] = await callUntilRefused(() => call.signIn('ada@example.com', 'x'), 2);
  expect(allowed).toBe(2);
});

test('a forwarded address counts only from a proxy that we trust', async () => {
  await start({ RATE_LIMIT_FACTOR: '0.02' }); // 12 strangers a minute
  const from = (address: string) => () =>
    running.app.inject({ url: '/api/v1/users/me', headers: { 'x-forwarded-for': address } });
  const [allowed] = await callUntilRefused((n) => from(`203.0.113.${n}`)(), 12);
  expect(allowed).toBe(12);
  await running.close();

  await start({ RATE_LIMIT_FACTOR: '0.02', TRUST_PROXY: 'true' });
  for (let n = 0; n < 20; n += 1) expect((await from(`203.0.113.${n}`)()).statusCode).toBe(401);
});

test('sockets without a valid token count as calls of strangers', async () => {
  const { app } = await startTestApp({ RATE_LIMIT_FACTOR: '0.01' }).then((started) => (running = started));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const codes: unknown[] = [];
  for (let n = 0; n < 7; n += 1) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/free/transcribe?token=forged`);
    codes.push((await once(socket, 'close'))[0]);
  }
  expect(codes).toEqual([4001, 4001, 4001, 4001, 4001, 4001, 4429]);
});
