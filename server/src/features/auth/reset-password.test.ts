import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountCalls, tokenOf } from '#testing/account-calls.ts';
import { MailInbox, tokenIn } from '#testing/mail-inbox.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'Another horse 2';

let running: TestApp;
let inbox: MailInbox;
let call: ReturnType<typeof accountCalls>;
beforeEach(async () => {
  inbox = new MailInbox();
  running = await startTestApp({ PUBLIC_URL: 'https://pythia.example/' }, { mailSender: inbox });
  call = accountCalls(running.app);
  await call.signUp('ada@example.com');
  await call.verify(tokenIn(await inbox.next()));
});
afterEach(() => running.close());

async function askForLink(email = 'ada@example.com'): Promise<string> {
  await call.requestReset(email);
  return tokenIn(await inbox.next());
}

test('the mailed link sets a new password', async () => {
  const asked = await call.requestReset('ADA@example.com');
  expect(asked.statusCode).toBe(200);
  expect(asked.json()).toEqual({ message: 'Please check your email to reset your password.' });
  const mail = await inbox.next();
  expect(mail.to).toBe('ada@example.com');
  expect(mail.text).toContain(`https://pythia.example/password-reset?token=${tokenIn(mail)}`);

  const reset = await call.reset(tokenIn(mail), NEW_PASSWORD);
  expect(reset.statusCode).toBe(200);
  expect(reset.json()).toEqual({ message: 'Password has been reset successfully.' });
  expect((await call.signIn('ada@example.com')).statusCode).toBe(400);
  expect((await call.signIn('ada@example.com', NEW_PASSWORD)).statusCode).toBe(200);
});

test('a new password ends every token there was', async () => {
  const before = tokenOf(await call.signIn('ada@example.com'));
  const link = await askForLink();
  expect((await call.me(before)).statusCode).toBe(200);
  await call.reset(link, NEW_PASSWORD);
  expect((await call.me(before)).statusCode).toBe(401);
  expect((await call.me(tokenOf(await call.signIn('ada@example.com', NEW_PASSWORD)))).statusCode).toBe(200);
});

test('a link says whether it works before a password is typed, and is not used by that', async () => {
  const link = await askForLink();
  expect((await call.checkReset(link)).statusCode).toBe(204);
  expect((await call.reset(link, NEW_PASSWORD)).statusCode).toBe(200);
  for (const dead of [link, 'of-nobody']) {
    const reply = await call.checkReset(dead);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ detail: MESSAGES.resetLinkDead });
  }
});

test('an unknown address gets the same answer and no mail', async () => {
  const unknown = await call.requestReset('eve@example.com');
  const known = await call.requestReset('ada@example.com');
  expect(unknown.statusCode).toBe(200);
  expect(unknown.body).toBe(known.body);
  await inbox.next();
  const mails = await running.dependencies.db.selectFrom('mails').select('recipient').execute();
  expect(mails.map((mail) => mail.recipient)).not.toContain('eve@example.com');
});

test('a link works once, also when used in parallel', async () => {
  const link = await askForLink();
  const replies = await Promise.all([1, 2, 3, 4].map((n) => call.reset(link, `Parallel horse ${n}`)));
  expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
  const late = await call.reset(link, NEW_PASSWORD);
  expect(late.statusCode).toBe(400);
  expect(late.json()).toEqual({ detail: MESSAGES.resetLinkDead });
});

test('links work beside each other, until the first that is used ends them all', async () => {
  const links = [await askForLink(), await askForLink(), await askForLink()] as const;
  expect((await call.reset(links[1], NEW_PASSWORD)).statusCode).toBe(200);
  expect((await call.reset(links[0], NEW_PASSWORD)).statusCode).toBe(400);
  expect((await call.reset(links[2], NEW_PASSWORD)).statusCode).toBe(400);
});

test('a link works until one hour has passed', async () => {
  const link = await askForLink();
  running.clock.advance(HOUR_MS - 1);
  expect((await call.reset(link, NEW_PASSWORD)).statusCode).toBe(200);
});

test('a link is dead after one hour', async () => {
  const link = await askForLink();
  running.clock.advance(HOUR_MS);
  expect((await call.reset(link, NEW_PASSWORD)).statusCode).toBe(400);
  expect((await call.signIn('ada@example.com')).statusCode).toBe(200);
});

test('a refused password leaves the link alive', async () => {
  const link = await askForLink();
  const weak = await call.reset(link, 'weak');
  expect(weak.statusCode).toBe(422);
  expect(weak.json()).toMatchObject({ detail: MESSAGES.passwordTooWeak });
  expect((await call.reset(link, NEW_PASSWORD)).statusCode).toBe(200);
});

test('a link that verifies an address sets no password', async () => {
  await call.signUp('grace@example.com');
  const link = tokenIn(await inbox.next());
  expect((await call.reset(link, NEW_PASSWORD)).statusCode).toBe(400);
});

test('a reset proves the address and takes the account from whoever signed up with it', async () => {
  await call.signUp('grace@example.com', 'Attackers horse 1');
  const verification = tokenIn(await inbox.next());
  await call.reset(await askForLink('grace@example.com'), NEW_PASSWORD);
  expect((await call.signIn('grace@example.com', NEW_PASSWORD)).statusCode).toBe(200);
  expect((await call.signIn('grace@example.com', 'Attackers horse 1')).statusCode).toBe(400);
  expect((await call.verify(verification)).json()).toEqual({ detail: SERVER_MESSAGES.alreadyVerified });
});

test('a request without an address is a 422', async () => {
  const reply = await call.requestReset('nobody');
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ errors: [{ path: 'email' }] });
});

test('an empty body named JSON is fine where no body is due', async () => {
  const reply = await running.app.inject({
    method: 'POST',
    url: '/api/v1/users/password-reset?email=ada%40example.com',
    headers: { 'content-type': 'application/json' },
    payload: '',
  });
  expect(reply.statusCode).toBe(200);
});
