import { copyFileSync, readFileSync, renameSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { passwordHasher } from '#features/auth/password-hasher.ts';
import { accountCalls, PASSWORD } from '#testing/account-calls.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { lockFile } from '#testing/lock-file.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const LONG_MS = 30_000;

let running: TestApp;
let file: string;
beforeEach(async () => {
  running = await startTestApp();
  const { database } = running.dependencies.config;
  file = database.kind === 'sqlite' ? database.file : '';
});
afterEach(() => running.close());

const readiness = async (): Promise<number> => (await running.app.inject('/readyz')).statusCode;

test('a database file that was moved away makes the server not ready, as does another in its place', async () => {
  expect(await readiness()).toBe(200);
  renameSync(file, `${file}.moved`);
  expect(await readiness()).toBe(503);
  copyFileSync(`${file}.moved`, file);
  expect(await readiness()).toBe(503);
  renameSync(`${file}.moved`, file);
  expect(await readiness()).toBe(200);
});

test(
  'a file that another process has locked is a 503 with a detail within five seconds',
  async () => {
    const unlock = await lockFile(file);
    const begun = performance.now();
    const reply = await accountCalls(running.app).signUp('ada@example.com');
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ detail: expect.stringContaining('try again') });
    expect(reply.headers['retry-after']).toBe('5');
    await unlock();
    expect((await accountCalls(running.app).signUp('ada@example.com')).statusCode).toBe(200);
  },
  LONG_MS,
);

test('while nothing can be written the server is not ready, and a running interview is answered all the same', async () => {
  const { db } = running.dependencies;
  const calls = interviewCalls(running, await signInNewUser(running));
  const id = await calls.start({ job_title: 'Baker' });
  expect((await calls.ask(id, 'Why do you want to work here?')).statusCode).toBe(200);
  expect(await readiness()).toBe(200);

  await sql`pragma query_only = 1`.execute(db); // writes fail, as on a full disk
  running.clock.advance(1_000);
  expect(await readiness()).toBe(503);
  const answer = await calls.ask(id, 'What is your greatest strength?');
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringMatching(/\w+/)]);
  expect((await accountCalls(running.app).signUp('ada@example.com')).statusCode).toBe(503);

  await sql`pragma query_only = 0`.execute(db);
  expect(await readiness()).toBe(200);
});

test('budgets go on being counted while nothing can be written', async () => {
  await sql`pragma query_only = 1`.execute(running.dependencies.db);
  const call = accountCalls(running.app);
  const statuses = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await call.requestReset('ada@example.com')).statusCode);
  expect(statuses.indexOf(429)).toBe(5);
  await sql`pragma query_only = 0`.execute(running.dependencies.db);
});

const isInFiles = (word: string): boolean =>
  [file, `${file}-wal`].some((name) => readFileSync(name).includes(word));

test('nothing of a deleted account can be read in the database’s files', async () => {
  const user = await signInNewUser(running);
  const password_hash = await passwordHasher().hash(PASSWORD);
  await running.dependencies.db.updateTable('users').set({ password_hash }).execute();
  const calls = interviewCalls(running, user);
  const id = await calls.start({ job_title: 'Baker' });
  await calls.ask(id, 'Tell me about zanzibarine pastry, please.');
  await calls.events(id); // once written
  expect(isInFiles('zanzibarine')).toBe(true);
  const reply = await running.app.inject({
    method: 'POST',
    url: '/api/v1/users/me/delete',
    headers: user.headers,
    payload: { password: PASSWORD },
  });
  expect(reply.statusCode).toBe(204);
  expect(isInFiles('zanzibarine')).toBe(false);
});
