import { copyFileSync, renameSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountCalls } from '#testing/account-calls.ts';
import { lockFile } from '#testing/lock-file.ts';
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
