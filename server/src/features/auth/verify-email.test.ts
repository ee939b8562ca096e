import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountCalls } from '#testing/account-calls.ts';
import { MailInbox, tokenIn } from '#testing/mail-inbox.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const HOUR_MS = 3_600_000;

let running: TestApp;
let inbox: MailInbox;
let call: ReturnType<typeof accountCalls>;
let link: string;
beforeEach(async () => {
  inbox = new MailInbox();
  running = await startTestApp({}, { mailSender: inbox });
  call = accountCalls(running.app);
  await call.signUp('ada@example.com');
  link = tokenIn(await inbox.next());
});
afterEach(() => running.close());

test('a link works once, and then says that the address is verified', async () => {
  expect((await call.verify(link)).statusCode).toBe(200);
  const again = await call.verify(link);
  expect(again.statusCode).toBe(409);
  expect(again.json()).toEqual({ detail: SERVER_MESSAGES.alreadyVerified });
});

test.each([
  ['a mail scanner that asks for its headers alone', { method: 'HEAD' as const, headers: {} }],
  ['a browser that prefetches it', { method: 'GET' as const, headers: { 'sec-purpose': 'prefetch' } }],
  [
    'a browser that prerenders its page',
    { method: 'GET' as const, headers: { 'sec-purpose': 'prefetch;prerender' } },
  ],
  ['an older one', { method: 'GET' as const, headers: { purpose: 'prefetch' } }],
])('%s spends no link', async (_who, asked) => {
  const url = `/api/v1/users/verify-email?token=${encodeURIComponent(link)}`;
  const early = await running.app.inject({ url, ...asked });
  expect(early.statusCode).toBeGreaterThanOrEqual(400);
  expect((await call.verify(link)).statusCode).toBe(200);
});

test('of parallel uses of one link, on two instances, one succeeds and the others hear that it is done', async () => {
  const second = await startSecondInstance(running);
  const elsewhere = accountCalls(second.app);
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? call : elsewhere).verify(link)),
  );
  await second.close();
  expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array(9).fill(409),
  ]);
});

test('a link that a newer one replaced says so, until the newer one is used', async () => {
  await call.resend('ada@example.com');
  const newer = tokenIn(await inbox.next());
  const replaced = await call.verify(link);
  expect(replaced.statusCode).toBe(410);
  expect(replaced.json()).toEqual({ detail: SERVER_MESSAGES.verificationReplaced });
  expect((await call.verify(newer)).statusCode).toBe(200);
  expect((await call.verify(link)).json()).toEqual({ detail: SERVER_MESSAGES.alreadyVerified });
});

test('a link of nobody says what the specification says', async () => {
  const unknown = await call.verify('of-nobody');
  expect(unknown.statusCode).toBe(400);
  expect(unknown.json()).toEqual({ detail: MESSAGES.verificationFailed });
});

test('a link works until 24 hours have passed', async () => {
  running.clock.advance(24 * HOUR_MS - 1);
  expect((await call.verify(link)).statusCode).toBe(200);
});

test('a link is dead after 24 hours, and says so', async () => {
  running.clock.advance(24 * HOUR_MS);
  const late = await call.verify(link);
  expect(late.statusCode).toBe(410);
  expect(late.json()).toEqual({ detail: SERVER_MESSAGES.verificationExpired });
  expect((await call.signIn('ada@example.com')).statusCode).toBe(403);
});

test('a link for a new password does not verify', async () => {
  await call.requestReset('ada@example.com');
  expect((await call.verify(tokenIn(await inbox.next()))).statusCode).toBe(400);
});
