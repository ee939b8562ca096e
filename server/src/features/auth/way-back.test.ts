import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from '#providers/mail/mail-sender.ts';
import { accountCalls, PASSWORD, tokenOf } from '#testing/account-calls.ts';
import { MailInbox, tokenIn } from '#testing/mail-inbox.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { wayBackLink } from './email-links-store.ts';

const DAY_MS = 24 * 3_600_000;
const ADA = 'ada@example.com';
const ATTACKERS = 'Attackers horse 1';
const OWNERS = 'Owners new horse 2';

let running: TestApp;
let inbox: MailInbox;
let call: ReturnType<typeof accountCalls>;
beforeEach(async () => {
  inbox = new MailInbox();
  running = await startTestApp(
    { PUBLIC_URL: 'https://pythia.example', RATE_LIMIT_FACTOR: '100' },
    { mailSender: inbox },
  );
  call = accountCalls(running.app);
  await call.signUp(ADA);
  await call.verify(tokenIn(await inbox.next()));
});
afterEach(() => running.close());

async function askForLink(): Promise<string> {
  await call.requestReset(ADA);
  return tokenIn(await inbox.next());
}

/**
 * Uses a mailed link.
 * @returns the mail about it
 */
async function changeTo(password: string): Promise<Mail> {
  expect((await call.reset(await askForLink(), password)).statusCode).toBe(200);
  return inbox.next();
}

const signsInWith = async (password: string): Promise<boolean> =>
  (await call.signIn(ADA, password)).statusCode === 200;

test('a changed password is mailed to its owner, with a link that sets another and ends every token', async () => {
  const mail = await changeTo(ATTACKERS);
  expect(mail).toMatchObject({ to: ADA, subject: 'Your Pythia password was changed' });
  expect(mail.text).toContain(`https://pythia.example/password-reset?token=${tokenIn(mail)}`);
  const attackers = tokenOf(await call.signIn(ADA, ATTACKERS));

  expect((await call.reset(tokenIn(mail), OWNERS)).statusCode).toBe(200);
  expect((await call.me(attackers)).statusCode).toBe(401);
  expect(await signsInWith(ATTACKERS)).toBe(false);
  expect(await signsInWith(OWNERS)).toBe(true);
});

test('nothing is mailed and no link made when the password did not change', async () => {
  const link = await askForLink();
  expect((await call.reset(link, 'weak')).statusCode).toBe(422);
  expect((await call.reset('of-nobody', OWNERS)).statusCode).toBe(400);
  const { db } = running.dependencies;
  const wayBacks = await db
    .selectFrom('email_tokens')
    .where('purpose', '=', 'way-back')
    .selectAll()
    .execute();
  expect(wayBacks).toEqual([]);
  const subjects = (await db.selectFrom('mails').select('subject').execute()).map(({ subject }) => subject);
  expect(subjects).not.toContain('Your Pythia password was changed');
});

test('the way back works once, also when used in parallel', async () => {
  const wayBack = tokenIn(await changeTo(ATTACKERS));
  const replies = await Promise.all([1, 2, 3].map((n) => call.reset(wayBack, `Parallel horse ${n}`)));
  expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  expect((await call.reset(wayBack, OWNERS)).statusCode).toBe(400);
});

test('the way back works until seven days have passed', async () => {
  const wayBack = tokenIn(await changeTo(ATTACKERS));
  running.clock.advance(7 * DAY_MS - 1);
  expect((await call.reset(wayBack, OWNERS)).statusCode).toBe(200);
});

test('the way back is dead after seven days', async () => {
  const wayBack = tokenIn(await changeTo(ATTACKERS));
  running.clock.advance(7 * DAY_MS);
  expect((await call.reset(wayBack, OWNERS)).statusCode).toBe(400);
  expect(await signsInWith(ATTACKERS)).toBe(true);
});

test('asking for a new password leaves the way back as it is', async () => {
  const wayBack = tokenIn(await changeTo(ATTACKERS));
  await askForLink();
  await askForLink();
  expect((await call.reset(wayBack, OWNERS)).statusCode).toBe(200);
});

test('several ways back live beside each other, and the first to be used ends them and every reset link', async () => {
  const { db } = running.dependencies;
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const now = running.clock.now().getTime();
  const first = await wayBackLink(db, { userId, now });
  const second = await wayBackLink(db, { userId, now });
  const reset = await askForLink();

  expect((await call.reset(first, OWNERS)).statusCode).toBe(200);
  expect((await call.reset(second, ATTACKERS)).statusCode).toBe(400);
  expect((await call.reset(reset, ATTACKERS)).statusCode).toBe(400);
  expect(await signsInWith(OWNERS)).toBe(true);
});

test('a way back verifies no address', async () => {
  const wayBack = tokenIn(await changeTo(ATTACKERS));
  expect((await call.verify(wayBack)).statusCode).toBe(400);
});

test('the mail that a way back leads to has another way back, and the used one stays dead', async () => {
  const first = tokenIn(await changeTo(ATTACKERS));
  await call.reset(first, OWNERS);
  const second = tokenIn(await inbox.next());
  expect(second).not.toBe(first);
  expect((await call.reset(first, ATTACKERS)).statusCode).toBe(400);
  expect((await call.reset(second, PASSWORD)).statusCode).toBe(200);
});
