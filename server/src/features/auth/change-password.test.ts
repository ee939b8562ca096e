import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountCalls, PASSWORD, tokenOf } from '#testing/account-calls.ts';
import { MailInbox, tokenIn } from '#testing/mail-inbox.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';

const NEW_PASSWORD = 'Another horse 2';
const EMAIL = 'ada@example.com';
/** Interval of token checks; busy machines answer pings meanwhile. */
const PATIENT_MS = 2_000;

let server: Awaited<ReturnType<typeof startStreamServer>>;
let inbox: MailInbox;
let call: ReturnType<typeof accountCalls>;
let token: string;
beforeEach(async () => {
  inbox = new MailInbox();
  server = await startStreamServer({}, () => ({
    mailSender: inbox,
    streamIntervals: { heard: 100, status: 20, heartbeat: PATIENT_MS },
  }));
  call = accountCalls(server.app);
  await call.signUp(EMAIL);
  await call.verify(tokenIn(await inbox.next()));
  token = tokenOf(await call.signIn(EMAIL));
});
afterEach(() => server.close());

async function listen() {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/v1/free/create-session',
    headers,
    payload: {},
  });
  return server.connect({ token, session_id: reply.json<{ session_id: string }>().session_id }).opened();
}

test('the new password signs in, and the old one does not', async () => {
  const reply = await call.changePassword(token, PASSWORD, NEW_PASSWORD);
  expect([reply.statusCode, reply.json()]).toEqual([200, { message: SERVER_MESSAGES.passwordChanged }]);
  expect((await call.signIn(EMAIL)).statusCode).toBe(400);
  expect((await call.signIn(EMAIL, NEW_PASSWORD)).statusCode).toBe(200);
});

test('every token ends, the calling one included, and an open copilot is closed with 4001', async () => {
  const other = tokenOf(await call.signIn(EMAIL));
  const copilot = await listen();
  await call.changePassword(token, PASSWORD, NEW_PASSWORD);
  expect([(await call.me(token)).statusCode, (await call.me(other)).statusCode]).toEqual([401, 401]);
  expect(await copilot.closed).toBe(4001);
});

test('a wrong current password is a 400 and changes nothing', async () => {
  const reply = await call.changePassword(token, 'Wrong horse 1', NEW_PASSWORD);
  expect([reply.statusCode, reply.json()]).toEqual([400, { detail: 'Incorrect password' }]);
  expect((await call.me(token)).statusCode).toBe(200);
  expect((await call.signIn(EMAIL)).statusCode).toBe(200);
});

test.each(['Short 1', 'alllowercase1', 'ALLUPPERCASE1', 'NoNumberOrSpecial'])(
  'a new password that breaks the rule, like %s, is a 422',
  async (weak) => {
    const reply = await call.changePassword(token, PASSWORD, weak);
    expect([reply.statusCode, reply.json()]).toMatchObject([422, { detail: MESSAGES.passwordTooWeak }]);
    expect((await call.signIn(EMAIL)).statusCode).toBe(200);
  },
);

test('the same password again is a 422, and its tokens live on', async () => {
  const reply = await call.changePassword(token, PASSWORD, PASSWORD);
  expect([reply.statusCode, reply.json()]).toEqual([422, { detail: SERVER_MESSAGES.samePassword }]);
  expect((await call.me(token)).statusCode).toBe(200);
});

test('a reset link from before is dead', async () => {
  await call.requestReset(EMAIL);
  const link = tokenIn(await inbox.next());
  await call.changePassword(token, PASSWORD, NEW_PASSWORD);
  expect((await call.reset(link, 'Third horse 33')).statusCode).toBe(400);
});

test('a mail tells of it, with a link that takes the account back', async () => {
  await call.changePassword(token, PASSWORD, NEW_PASSWORD);
  const mail = await inbox.next();
  expect(mail.to).toBe(EMAIL);
  expect(mail.text).toContain(`https://pythia.example/password-reset?token=${tokenIn(mail)}`);
  expect((await call.reset(tokenIn(mail), 'Third horse 33')).statusCode).toBe(200);
  expect((await call.signIn(EMAIL, 'Third horse 33')).statusCode).toBe(200);
});

test('whoever changes it again cannot close the way back', async () => {
  await call.changePassword(token, PASSWORD, NEW_PASSWORD);
  const wayBack = tokenIn(await inbox.next());
  await call.changePassword(tokenOf(await call.signIn(EMAIL, NEW_PASSWORD)), NEW_PASSWORD, 'Third horse 33');
  expect((await call.reset(wayBack, PASSWORD)).statusCode).toBe(200);
  expect((await call.signIn(EMAIL)).statusCode).toBe(200);
});

test('of two changes at once one counts, and the other is told that its password is wrong', async () => {
  const replies = await Promise.all(
    ['First horse 11', 'Second horse 22'].map((password) => call.changePassword(token, PASSWORD, password)),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('401 without a token', async () => {
  expect((await call.changePassword('none', PASSWORD, NEW_PASSWORD)).statusCode).toBe(401);
});

test('a thief of a token may guess the password ten times in a quarter of an hour', async () => {
  await server.close();
  server = await startStreamServer({ RATE_LIMIT_FACTOR: '1' }, () => ({ mailSender: inbox }));
  call = accountCalls(server.app);
  await call.signUp(EMAIL);
  await call.verify(tokenIn(await inbox.next()));
  token = tokenOf(await call.signIn(EMAIL));
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await call.changePassword(token, `Guess ${guess} horse`, NEW_PASSWORD)).statusCode).toBe(400);
  }
  expect((await call.changePassword(token, PASSWORD, NEW_PASSWORD)).statusCode).toBe(429);
});

test('sign out everywhere ends every token and copilot, and the password stays', async () => {
  const other = tokenOf(await call.signIn(EMAIL));
  const copilot = await listen();
  const url = '/api/v1/users/me/sign-out-everywhere';
  const headers = { authorization: `Bearer ${token}` };
  expect((await server.app.inject({ method: 'POST', url, headers })).statusCode).toBe(204);
  expect([(await call.me(token)).statusCode, (await call.me(other)).statusCode]).toEqual([401, 401]);
  expect(await copilot.closed).toBe(4001);
  expect((await call.signIn(EMAIL)).statusCode).toBe(200);
});
