import { MESSAGES } from '@pythia/contracts/messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountCalls, PASSWORD } from '#testing/account-calls.ts';
import { MailInbox, tokenIn } from '#testing/mail-inbox.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let running: TestApp;
let inbox: MailInbox;
let call: ReturnType<typeof accountCalls>;
beforeEach(async () => {
  inbox = new MailInbox();
  running = await startTestApp(
    { RATE_LIMIT_FACTOR: '100', PUBLIC_URL: 'https://pythia.example', FREE_TRIALS: '3' },
    { mailSender: inbox },
  );
  call = accountCalls(running.app);
});
afterEach(() => running.close());

test('mails a link that verifies the address, after which the user can sign in', async () => {
  const signedUp = await call.signUp('ada@example.com');
  expect(signedUp.statusCode).toBe(200);
  expect(signedUp.json()).toEqual({
    message: 'Sign up successful! Please check your email for verification.',
  });

  const mail = await inbox.next();
  expect(mail.to).toBe('ada@example.com');
  expect(tokenIn(mail)).toMatch(/^[\w-]{43}$/); // 256 random bits
  expect(mail.text).toContain(`https://pythia.example/verify-email?token=${tokenIn(mail)}`);
  expect(mail.html).toContain(`href="https://pythia.example/verify-email?token=${tokenIn(mail)}"`);

  expect((await call.signIn('ada@example.com')).statusCode).toBe(403);
  const verified = await call.verify(tokenIn(mail));
  expect(verified.statusCode).toBe(200);
  expect(verified.json()).toEqual({ message: MESSAGES.emailVerified, email: 'ada@example.com' });
  const signedIn = await call.signIn('ada@example.com');
  expect(signedIn.statusCode).toBe(200);
  expect(signedIn.json()).toEqual({ access_token: expect.any(String), token_type: 'bearer' });
});

test('a verified address is answered alike and gets a mail that says so', async () => {
  await call.signUp('ada@example.com');
  await call.verify(tokenIn(await inbox.next()));

  const again = await call.signUp('ADA@example.com', 'Another horse 2');
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual({ message: MESSAGES.signUpDone });
  const mail = await inbox.next();
  expect(mail.subject).toContain('already have');
  expect(mail.text).not.toContain('token=');
  expect((await call.signIn('ada@example.com', 'Another horse 2')).statusCode).toBe(400);
  expect((await call.signIn('ada@example.com')).statusCode).toBe(200);
});

test('an unverified address gets a fresh link, and the old one dies', async () => {
  await call.signUp('ada@example.com');
  const first = tokenIn(await inbox.next());
  await call.signUp('ada@example.com');
  const second = tokenIn(await inbox.next());
  expect((await call.verify(first)).statusCode).toBe(410);
  expect((await call.verify(second)).statusCode).toBe(200);
});

test('who signed up beforehand with a stranger’s address does not get into the account', async () => {
  await call.signUp('victim@example.com', 'Attackers horse 1');
  await inbox.next();
  await call.signUp('victim@example.com', 'Owners horse 1');
  const mail = await inbox.next();
  expect(mail.text).toContain('again');
  await call.verify(tokenIn(mail));
  expect((await call.signIn('victim@example.com', 'Attackers horse 1')).statusCode).toBe(400);
  expect((await call.signIn('victim@example.com', 'Owners horse 1')).statusCode).toBe(200);
});

test('addresses are the same whatever their case', async () => {
  await call.signUp('Ada@Example.COM');
  await call.verify(tokenIn(await inbox.next()));
  for (const spelling of ['ada@example.com', 'ADA@EXAMPLE.COM', ' Ada@Example.com ']) {
    expect((await call.signIn(spelling)).statusCode).toBe(200);
  }
});

test('parallel sign-ups of one address make one account, one live link and one password', async () => {
  const passwords = Array.from({ length: 8 }, (_, n) => `Parallel horse ${n}`);
  const replies = await Promise.all(passwords.map((password) => call.signUp('ada@example.com', password)));
  expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(200));
  const links: string[] = [];
  for (const _ of passwords) links.push(tokenIn(await inbox.next()));

  const verdicts = await Promise.all(links.map((link) => call.verify(link)));
  expect(verdicts.filter((verdict) => verdict.statusCode === 200)).toHaveLength(1);
  const signIns = await Promise.all(passwords.map((password) => call.signIn('ada@example.com', password)));
  expect(signIns.filter((signIn) => signIn.statusCode === 200)).toHaveLength(1);
});

test('a new user has the configured trials and no subscription', async () => {
  await call.signUp('ada@example.com');
  const user = await running.dependencies.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(user).toMatchObject({ trials: 3, subscription_ends_at: null, verified_at: null });
});

test('neither password nor link can be read in the tables once the mail is sent', async () => {
  await call.signUp('ada@example.com');
  const token = tokenIn(await inbox.next());
  await running.app.close(); // the worker has noted the sending
  const { db } = running.dependencies;
  const everything = JSON.stringify([
    await db.selectFrom('users').selectAll().execute(),
    await db.selectFrom('email_tokens').selectAll().execute(),
    await db.selectFrom('mails').selectAll().execute(),
  ]);
  expect(everything).not.toContain(token);
  expect(everything).not.toContain(PASSWORD);
});

test.each(['Пароль-очень-1', 'Ａ full-width 1', 'Zwölf Boxkämpfer 🥊', 'Ñandú 𝔘nicode 9'])(
  'the password %s works',
  async (password) => {
    await call.signUp('ada@example.com', password);
    await call.verify(tokenIn(await inbox.next()));
    expect((await call.signIn('ada@example.com', password)).statusCode).toBe(200);
    expect((await call.signIn('ada@example.com', `${password}x`)).statusCode).toBe(400);
  },
);

test('a password typed in decomposed letters is the same password', async () => {
  await call.signUp('ada@example.com', 'Café crème 1'.normalize('NFC'));
  await call.verify(tokenIn(await inbox.next()));
  expect((await call.signIn('ada@example.com', 'Café crème 1'.normalize('NFD'))).statusCode).toBe(200);
});

const TICKET = 'ticket-of-one-sign-up';
const signUpWith = (ticket: string, email = 'ada@example.com') =>
  running.app.inject({
    method: 'POST',
    url: '/api/v1/users/signup',
    payload: { email, password: PASSWORD, ticket },
  });
const isVerified = async (ticket: string) =>
  (await running.app.inject({ url: `/api/v1/users/signup?ticket=${encodeURIComponent(ticket)}` })).json();

test('whoever signed up learns by their ticket that the link was opened, wherever that was', async () => {
  expect((await signUpWith(TICKET)).json()).toEqual({ message: MESSAGES.signUpDone });
  expect(await isVerified(TICKET)).toEqual({ verified: false });
  const link = tokenIn(await inbox.next());
  expect((await call.verify(TICKET)).statusCode).toBe(400); // a ticket is no link
  await call.verify(link);
  expect(await isVerified(TICKET)).toEqual({ verified: true });
  expect(await isVerified('a ticket of nobody')).toEqual({ verified: false });
});

test('a resent link verifies the sign-up that it was sent for', async () => {
  await signUpWith(TICKET);
  await inbox.next();
  await call.resend('ada@example.com');
  await call.verify(tokenIn(await inbox.next()));
  expect(await isVerified(TICKET)).toEqual({ verified: true });
});

test('a sign-up that another one has replaced learns nothing, as does one with an address that was verified before', async () => {
  await signUpWith('a-stranger-before-her');
  await inbox.next();
  await signUpWith(TICKET);
  await call.verify(tokenIn(await inbox.next()));
  await signUpWith('a-stranger-after-her');
  const told = await Promise.all(['a-stranger-before-her', TICKET, 'a-stranger-after-her'].map(isVerified));
  expect(told).toEqual([{ verified: false }, { verified: true }, { verified: false }]);
});
