import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountCalls, PASSWORD } from '#testing/account-calls.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { accessTokens } from './access-tokens.ts';
import { passwordCheck } from './check-password.ts';
import { passwordHasher, type PasswordHasher } from './password-hasher.ts';
import { signInUser } from './sign-in.ts';

let running: TestApp;
let call: ReturnType<typeof accountCalls>;
beforeEach(async () => {
  running = await startTestApp({ RATE_LIMIT_FACTOR: '100' });
  call = accountCalls(running.app);
});
afterEach(() => running.close());

test('before verification the right password is a 403 and a wrong one a 400', async () => {
  await call.signUp('ada@example.com');
  const right = await call.signIn('ada@example.com');
  expect(right.statusCode).toBe(403);
  expect(right.json()).toEqual({ detail: 'Please verify your email before signing in.' });
  expect((await call.signIn('ada@example.com', 'Wrong horse 1')).statusCode).toBe(400);
});

test('an unknown address and a wrong password get the same answer', async () => {
  await openAccount('ada@example.com');
  const wrong = await call.signIn('ada@example.com', 'Wrong horse 1');
  const unknown = await call.signIn('eve@example.com');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toEqual({ detail: 'Incorrect email or password' });
  expect(unknown.statusCode).toBe(400);
  expect(unknown.body).toBe(wrong.body);
});

test('an unknown address is checked against a hash as well, so that its time tells nothing', async () => {
  const real = passwordHasher();
  const checked: (string | undefined)[] = [];
  const hasher: PasswordHasher = {
    hash: (password) => real.hash(password),
    matches: (hashed, password) => {
      checked.push(hashed);
      return real.matches(hashed, password);
    },
  };
  const { db, clock, sleep } = running.dependencies;
  const parts = {
    checkPassword: passwordCheck({ db, clock, hasher, sleep }),
    tokens: accessTokens('a secret', running.clock),
  };
  const { signal } = new AbortController();
  await expect(
    signInUser(parts, { email: 'eve@example.com', password: 'Wrong horse 1' }, signal),
  ).rejects.toThrow('Incorrect email or password');
  expect(checked).toEqual([undefined]);
});

test('the client’s placeholder fields are accepted', async () => {
  await openAccount('ada@example.com');
  const reply = await signInWith(
    `grant_type=password&username=ada%40example.com&password=${encodeURIComponent(PASSWORD)}&scope=&client_id=string&client_secret=string`,
  );
  expect(reply.statusCode).toBe(200);
});

/** Verified, with `PASSWORD`. */
async function openAccount(email: string): Promise<void> {
  await call.signUp(email);
  const verified = { verified_at: running.clock.now().getTime() };
  await running.dependencies.db.updateTable('users').set(verified).where('email', '=', email).execute();
}

const signInWith = (payload: string) =>
  running.app.inject({
    method: 'POST',
    url: '/api/v1/login/access-token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });
