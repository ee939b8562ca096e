import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountCalls } from '#testing/account-calls.ts';
import { MailInbox, tokenIn } from '#testing/mail-inbox.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let running: TestApp;
let inbox: MailInbox;
let call: ReturnType<typeof accountCalls>;
beforeEach(async () => {
  inbox = new MailInbox();
  running = await startTestApp({}, { mailSender: inbox });
  call = accountCalls(running.app);
});
afterEach(() => running.close());

const signUpLink = async (email: string): Promise<string> => {
  await call.signUp(email);
  return tokenIn(await inbox.next());
};

test('an unverified address gets a fresh link that works, for as long as the first', async () => {
  const first = await signUpLink('ada@example.com');
  running.clock.advance(23 * 3_600_000);
  expect((await call.resend('ADA@example.com')).statusCode).toBe(200);
  const mail = await inbox.next();
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Confirm your email for Pythia' });
  expect(tokenIn(mail)).not.toBe(first);
  running.clock.advance(2 * 3_600_000);
  expect((await call.verify(tokenIn(mail))).statusCode).toBe(200);
  expect((await call.signIn('ada@example.com')).statusCode).toBe(200);
});

test('the mail warns that the password given last counts, as a second sign-up’s does', async () => {
  await signUpLink('ada@example.com');
  await call.signUp('ada@example.com', 'Attackers horse 1');
  await inbox.next();
  await call.resend('ada@example.com');
  expect((await inbox.next()).text).toContain('the password given last is the one that counts');
});

test('a verified address gets the mail that signing up again sends, without a link of its own', async () => {
  await call.verify(await signUpLink('ada@example.com'));
  await call.signUp('ada@example.com');
  const { messageId: _, ...signedUpAgain } = await inbox.next();
  await call.resend('ada@example.com');
  expect(await inbox.next()).toMatchObject(signedUpAgain);
});

test('unknown, verified and unverified addresses are answered alike, and nobody unknown is mailed', async () => {
  await call.verify(await signUpLink('verified@example.com'));
  await signUpLink('waiting@example.com');
  const replies = [];
  for (const name of ['unknown', 'verified', 'waiting']) {
    replies.push(await call.resend(`${name}@example.com`));
  }
  for (const reply of replies) {
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: SERVER_MESSAGES.verificationResent });
  }
  const mailed = [(await inbox.next()).to, (await inbox.next()).to];
  expect(mailed).toEqual(['verified@example.com', 'waiting@example.com']);
});

test('resends on two instances at once leave one link that works', async () => {
  const links = [await signUpLink('ada@example.com')];
  const second = await startSecondInstance(running);
  const elsewhere = accountCalls(second.app);
  await Promise.all([0, 1, 2, 3].map((n) => (n % 2 === 0 ? call : elsewhere).resend('ada@example.com')));
  for (let mail = 0; mail < 4; mail++) links.push(tokenIn(await inbox.next()));
  await second.close();
  const live = await running.dependencies.db
    .selectFrom('email_tokens')
    .select('token_hash')
    .where('replaced_at', 'is', null)
    .execute();
  expect(live).toHaveLength(1);
  const verdicts = await Promise.all(links.map((link) => call.verify(link)));
  expect(verdicts.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a click and a resend at once leave the address verified, or a newer link to verify it by', async () => {
  const link = await signUpLink('ada@example.com');
  const second = await startSecondInstance(running);
  const [verdict] = await Promise.all([
    call.verify(link),
    accountCalls(second.app).resend('ada@example.com'),
  ]);
  const mail = await inbox.next();
  await second.close();
  if (verdict.statusCode === 200) {
    expect(mail.subject).toContain('already have');
  } else {
    expect(verdict.statusCode).toBe(410);
    expect((await call.verify(tokenIn(mail))).statusCode).toBe(200);
  }
});

test('the eleventh wish for one address within an hour waits, while signing up has a budget of its own', async () => {
  for (let wish = 0; wish < 10; wish++) expect((await call.resend('ada@example.com')).statusCode).toBe(200);
  const refused = await call.resend('ada@example.com');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call.signUp('ada@example.com')).statusCode).toBe(200);
});

test('what is no address is a 422', async () => {
  const reply = await call.resend('nobody');
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ errors: [{ path: 'email' }] });
});
