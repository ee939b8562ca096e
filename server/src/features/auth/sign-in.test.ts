import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountCalls, PASSWORD } from '#testing/account-calls.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

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

test('an unknown address costs as much work as a known one', async () => {
  await openAccount('ada@example.com');
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    known.push(await millisecondsOf(() => call.signIn('ada@example.com', 'Wrong horse 1')));
    unknown.push(await millisecondsOf(() => call.signIn('eve@example.com', 'Wrong horse 1')));
  }
  // The quickest of each, which a busy machine disturbs least; without a hash it is about a tenth.
  expect(Math.min(...unknown) / Math.min(...known)).toBeGreaterThan(0.5);
});

test('the client’s placeholder fields are accepted', async () => {
  await openAccount('ada@example.com');
  const reply = await signInWith(
    `grant_type=password&username=ada%40example.com&password=${encodeURIComponent(PASSWORD)}&scope=&client_id=string&client_secret=string`,
  );
  expect(reply.statusCode).toBe(200);
});

/** Somebody whose password is `PASSWORD`, verified without the mail. */
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

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
