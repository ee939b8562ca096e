import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCalls } from '#testing/account-calls.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let running: TestApp;
let call: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_FACTOR: '100' });
  call = accountCalls(running.app);
});
afterAll(() => running.close());

const signInWith = (payload: string) =>
  running.app.inject({
    method: 'POST',
    url: '/api/v1/login/access-token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

test.each([
  ['short', 'Short 1'],
  ['without an uppercase letter', 'correct horse 1'],
  ['without a lowercase letter', 'CORRECT HORSE 1'],
  ['without a number or special character', 'Correct horse'],
  ['longer than we hash', `Aa1${'x'.repeat(1_022)}`],
])('a password that is %s is a 422', async (_what, password) => {
  const reply = await call.signUp('ada@example.com', password);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ errors: [{ path: 'password' }] });
});

test('a weak password is refused with the whole checklist in a sentence', async () => {
  expect((await call.signUp('ada@example.com', 'weak')).json()).toMatchObject({
    detail: MESSAGES.passwordTooWeak,
  });
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'a b@example.com',
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@example.com,eve@example.com',
])('the address %j is a 422', async (email) => {
  const reply = await call.signUp(email);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ detail: 'Enter a valid email address.' });
});

test.each([
  ['garbage', '{"email": "ada@exa', 400, SERVER_MESSAGES.notJson],
  ['nothing', '', 422, undefined],
  ['an array', '[]', 422, undefined],
  ['null', 'null', 422, undefined],
  ['numbers', '{"email": 1, "password": 2}', 422, undefined],
  [
    '2 MB',
    JSON.stringify({ email: 'ada@example.com', password: 'x'.repeat(2_000_000) }),
    413,
    SERVER_MESSAGES.tooLarge,
  ],
])('a sign-up of %s is refused in words', async (_what, payload, status, detail) => {
  const reply = await running.app.inject({
    method: 'POST',
    url: '/api/v1/users/signup',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ detail: detail ?? expect.any(String) });
});

test.each(['guessed', '💥', "' or 1=1 --"])('the token %j is refused', async (token) => {
  const reply = await call.verify(token);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({ detail: MESSAGES.verificationFailed });
});

test.each(['', '?token=', '?token=%00', `?token=${'x'.repeat(201)}`, '?token=a&token=b'])(
  'the query %j is a 422 that names the token',
  async (query) => {
    const reply = await running.app.inject(`/api/v1/users/verify-email${query}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: [{ path: 'token' }] });
  },
);

test.each([
  ['no fields', ''],
  ['no password', 'username=ada%40example.com'],
  ['another grant', 'grant_type=client_credentials&username=ada%40example.com&password=x'],
  ['a field twice', 'username=a&username=b&password=x'],
  ['a NUL in the name', 'username=%00&password=x'],
  ['an endless name', `username=${'x'.repeat(255)}&password=x`],
  ['an endless password', `username=ada&password=${'x'.repeat(1_025)}`],
])('a sign-in with %s is a 422', async (_what, payload) => {
  const reply = await signInWith(payload);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ detail: expect.any(String), errors: expect.any(Array) });
});

test('a sign-in of 2 MB is a 413', async () => {
  const reply = await signInWith(`username=ada&password=${'x'.repeat(2_000_000)}`);
  expect(reply.statusCode).toBe(413);
  expect(reply.json()).toEqual({ detail: SERVER_MESSAGES.tooLarge });
});
