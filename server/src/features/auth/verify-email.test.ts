import { MESSAGES } from '@pythia/contracts/messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountCalls } from '#testing/account-calls.ts';
import { MailInbox, tokenIn } from '#testing/mail-inbox.ts';
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

test('a link works once', async () => {
  expect((await call.verify(link)).statusCode).toBe(200);
  const again = await call.verify(link);
  expect(again.statusCode).toBe(400);
  expect(again.json()).toEqual({ detail: MESSAGES.verificationFailed });
});

test('of parallel uses of one link one succeeds', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => call.verify(link)));
  expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array(9).fill(400),
  ]);
});

test('a link works until 24 hours have passed', async () => {
  running.clock.advance(24 * HOUR_MS - 1);
  expect((await call.verify(link)).statusCode).toBe(200);
});

test('a link is dead after 24 hours', async () => {
  running.clock.advance(24 * HOUR_MS);
  expect((await call.verify(link)).statusCode).toBe(400);
  expect((await call.signIn('ada@example.com')).statusCode).toBe(403);
});

test('a link for a new password does not verify', async () => {
  await call.requestReset('ada@example.com');
  expect((await call.verify(tokenIn(await inbox.next()))).statusCode).toBe(400);
});
