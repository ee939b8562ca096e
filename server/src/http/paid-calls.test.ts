import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const PAID = [
  ['POST', '/openai/start-session'],
  ['POST', '/openai/stream'],
  ['POST', '/openai/playground/'],
  ['GET', '/openai/playground/models'],
  ['GET', '/conversations'],
  ['POST', '/conversations'],
  ['GET', '/conversations/any'],
  ['PATCH', '/conversations/any'],
  ['DELETE', '/conversations/any'],
  ['POST', '/conversations/restore'],
  ['GET', '/jobs'],
  ['POST', '/jobs'],
  ['PATCH', '/jobs/any'],
  ['DELETE', '/jobs/any'],
  ['POST', '/jobs/any/restore'],
  ['GET', '/stories'],
  ['POST', '/stories'],
  ['PATCH', '/stories/any'],
  ['DELETE', '/stories/any'],
  ['POST', '/stories/any/restore'],
  ['POST', '/stories/description'],
] as const;

let running: TestApp;
beforeAll(async () => (running = await startTestApp()));
afterAll(() => running.close());

test.each(PAID)('%s %s is for subscribers', async (method, path) => {
  const { headers } = await signInNewUser(running);
  const call = { method, url: `/api/v1${path}` };
  const free = await running.app.inject({ ...call, headers });
  expect([free.statusCode, free.json()]).toEqual([403, { detail: SERVER_MESSAGES.notSubscribed }]);
  expect((await running.app.inject(call)).statusCode).toBe(401);
});
