import { setImmediate } from 'node:timers/promises';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sleep } from '#core/sleep.ts';
import { accountCalls, PASSWORD } from '#testing/account-calls.ts';
import { MailInbox, tokenIn } from '#testing/mail-inbox.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { passwordCheck } from './check-password.ts';
import { passwordHasher, type PasswordHasher } from './password-hasher.ts';

const ADA = 'ada@example.com';
const MINUTE_MS = 60_000;
const never = new AbortController().signal;

let running: TestApp;
/** Milliseconds. */
let waits: number[];
let inbox: MailInbox;
let call: ReturnType<typeof accountCalls>;
beforeEach(async () => {
  waits = [];
  const sleep = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
  inbox = new MailInbox();
  running = await startTestApp(
    { RATE_LIMIT_FACTOR: '100', TRUST_PROXY: 'true' },
    { sleep, mailSender: inbox },
  );
  call = accountCalls(running.app);
});
afterEach(() => running.close());

/** Verified, with `PASSWORD`. */
async function openAccount(email = ADA): Promise<void> {
  await call.signUp(email);
  const verified = { verified_at: running.clock.now().getTime() };
  await running.dependencies.db.updateTable('users').set(verified).where('email', '=', email).execute();
}

async function guess(times: number, email = ADA): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    expect((await call.signIn(email, `Wrong horse ${n}`)).statusCode).toBe(400);
  }
}

test('after three wrong passwords each try waits 1 s, 2 s, 4 s, and then 8 s', async () => {
  await openAccount();
  await guess(3);
  expect(waits).toEqual([]);
  await guess(5);
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 8_000]);
});

test('the right password waits as well, is let in, and ends the waiting', async () => {
  await openAccount();
  await guess(4);
  expect((await call.signIn(ADA)).statusCode).toBe(200);
  expect(waits).toEqual([1_000, 2_000]);
  await guess(3);
  expect(waits).toHaveLength(2);
});

test('an unknown address waits exactly as a known one', async () => {
  await openAccount();
  await guess(6);
  const known = waits.splice(0);
  await guess(6, 'nobody@example.com');
  expect(waits).toEqual(known);
});

test('tries are counted for the address, however it is spelled and wherever they come from', async () => {
  await openAccount();
  for (const [n, spelling] of ['ADA@example.com', ' ada@Example.com', 'ada@EXAMPLE.com '].entries()) {
    await accountCalls(running.app, `203.0.113.${n}`).signIn(spelling, 'Wrong horse 1');
  }
  await accountCalls(running.app, '198.51.100.1').signIn(ADA);
  expect(waits).toEqual([1_000]);
});

test('nobody else waits for it', async () => {
  await openAccount('grace@example.com');
  await guess(8);
  waits.length = 0;
  expect((await call.signIn('grace@example.com')).statusCode).toBe(200);
  expect(waits).toEqual([]);
});

test('wrong passwords are forgotten 15 minutes after the last one, not before', async () => {
  await guess(4);
  running.clock.advance(15 * MINUTE_MS - 1);
  await guess(1);
  expect(waits).toEqual([1_000, 2_000]);
  running.clock.advance(15 * MINUTE_MS);
  await guess(3);
  expect(waits).toHaveLength(2);
});

test('two instances count together', async () => {
  const second = await startSecondInstance(running);
  await guess(2);
  await accountCalls(second.app).signIn(ADA, 'Wrong horse 1');
  await accountCalls(second.app).signIn(ADA, 'Wrong horse 2');
  await second.close();
  expect(waits).toEqual([1_000]);
});

test('a new password set by mail lets its owner in without a wait', async () => {
  await openAccount();
  await inbox.next(); // the confirmation
  await guess(5);
  waits.length = 0;
  await call.requestReset(ADA);
  await call.reset(tokenIn(await inbox.next()), 'Another horse 2');
  expect((await call.signIn(ADA, 'Another horse 2')).statusCode).toBe(200);
  expect(waits).toEqual([]);
});

test('the address cannot be read in what is kept of wrong passwords', async () => {
  await guess(1);
  const rows = await running.dependencies.db.selectFrom('sign_in_failures').selectAll().execute();
  expect(rows).toEqual([
    { key: expect.stringMatching(/^[\w-]{43}$/), failures: 1, last_at: running.clock.now().getTime() },
  ]);
});

/** Ended by hand, or by the caller's leaving. */
function heldSleep() {
  const held: { end: () => void; left: Promise<void> }[] = [];
  const sleep: Sleep = (_milliseconds, signal) => {
    const wait = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => {
      left.resolve();
      wait.reject(signal.reason as Error);
    });
    held.push({ end: wait.resolve, left: left.promise });
    return wait.promise;
  };
  const isWaiting = async (count: number): Promise<void> => {
    while (held.length < count) await setImmediate();
  };
  return { sleep, held, isWaiting };
}

function heldCheck({ mostWaiting = 10, hasher = passwordHasher() } = {}) {
  const { sleep, held, isWaiting } = heldSleep();
  const { db } = running.dependencies;
  const check = passwordCheck({ db, clock: running.clock, hasher, sleep }, { mostWaiting });
  return { check, held, isWaiting };
}

describe('a try that waits', () => {
  test('ends when its caller leaves, without a look at the password', async () => {
    await guess(3);
    const hashed: string[] = [];
    const hasher: PasswordHasher = {
      hash: async () => '',
      matches: async (_hash, password) => Boolean(hashed.push(password)),
    };
    const { check, held, isWaiting } = heldCheck({ hasher });
    const leaving = new AbortController();
    const answer = check({ email: ADA, password: PASSWORD }, leaving.signal);
    await isWaiting(1);
    leaving.abort();
    await expect(answer).rejects.toMatchObject({ code: 'unavailable' });
    await held[0]?.left;
    expect(hashed).toEqual([]);
  });

  test('was counted before others that come at once were checked', async () => {
    const { promise: checked, resolve: check } = Promise.withResolvers<boolean>();
    const looks: string[] = [];
    const hasher: PasswordHasher = {
      hash: async () => '',
      matches: (_hash, password) => {
        looks.push(password);
        return checked;
      },
    };
    const { check: tryPassword, held, isWaiting } = heldCheck({ hasher });
    const guesses = Array.from({ length: 7 }, (_, n) => tryPassword({ email: ADA, password: `${n}` }, never));
    await isWaiting(4);
    while (looks.length < 3) await setImmediate();
    expect(looks).toHaveLength(3);
    check(false);
    for (const wait of held) wait.end();
    await Promise.all(guesses);
    expect(looks).toHaveLength(7);
  });

  test('is refused beyond as many as may wait, and has room again when one is through', async () => {
    await guess(3);
    const { check, held, isWaiting } = heldCheck({ mostWaiting: 2 });
    const tries = [0, 1].map(() => check({ email: ADA, password: 'Wrong horse 1' }, never));
    await isWaiting(2);
    await expect(check({ email: ADA, password: PASSWORD }, never)).rejects.toMatchObject({
      code: 'too-many-requests',
      message: SERVER_MESSAGES.tooManyRequests,
      retryAfter: 8,
    });
    for (const wait of held) wait.end();
    expect(await Promise.all(tries)).toEqual([undefined, undefined]);
    const next = check({ email: ADA, password: 'Wrong horse 1' }, never);
    await isWaiting(3);
    held[2]?.end();
    expect(await next).toBeUndefined();
  });

  test('holds up nobody: neither the database nor the hashing nor another’s sign-in', async () => {
    await openAccount('grace@example.com');
    await guess(3);
    const { check, held, isWaiting } = heldCheck({
      mostWaiting: 100,
      hasher: passwordHasher({ concurrency: 1, maxWaiting: 0 }),
    });
    const tries = Array.from({ length: 30 }, () => check({ email: ADA, password: 'Wrong horse 1' }, never));
    await isWaiting(30);
    const other = await check({ email: 'grace@example.com', password: PASSWORD }, never);
    expect(other).toMatchObject({ email: 'grace@example.com' });
    for (const wait of held) wait.end();
    await Promise.allSettled(tries);
  });

  test('is checked against the password as it is after the wait', async () => {
    await openAccount();
    await guess(3);
    const { check, held, isWaiting } = heldCheck();
    const answer = check({ email: ADA, password: 'Another horse 2' }, never);
    await isWaiting(1);
    const password_hash = await passwordHasher().hash('Another horse 2');
    await running.dependencies.db.updateTable('users').set({ password_hash }).execute();
    held[0]?.end();
    expect(await answer).toMatchObject({ email: ADA });
  });
});

test('a caller who closes the connection frees its place at once', async () => {
  await running.close();
  const { sleep, held, isWaiting } = heldSleep();
  running = await startTestApp({}, { sleep });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  call = accountCalls(running.app);
  await guess(3);
  const { port } = running.app.server.address() as { port: number };
  const leaving = new AbortController();
  const asked = fetch(`http://127.0.0.1:${port}/api/v1/login/access-token`, {
    method: 'POST',
    body: new URLSearchParams({ username: ADA, password: 'Wrong horse 1' }),
    signal: leaving.signal,
  });
  await isWaiting(1);
  leaving.abort();
  await expect(asked).rejects.toThrow('aborted');
  await held[0]?.left;
});
