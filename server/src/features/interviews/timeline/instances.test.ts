import { afterEach, beforeEach, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let first: TestApp;
let second: Awaited<ReturnType<typeof startSecondInstance>>;
let atFirst: ReturnType<typeof interviewCalls>;
let atSecond: ReturnType<typeof interviewCalls>;
let sessionId: string;
let user: SignedInUser;
beforeEach(async () => {
  first = await startTestApp({ RATE_LIMIT_FACTOR: '100' });
  second = await startSecondInstance(first);
  user = await signInNewUser(first);
  atFirst = interviewCalls(first, user);
  atSecond = interviewCalls(second, user);
  sessionId = await atFirst.start();
});
afterEach(async () => {
  await second.close();
  await first.close();
});

test('two instances that answer in one session at once leave no gap', async () => {
  const askFiveTimes = async (calls: typeof atFirst, name: string): Promise<void> => {
    for (let n = 0; n < 5; n += 1) await calls.ask(sessionId, `${name} ${n}`);
  };
  const names = ['a', 'b', 'c', 'd'];
  await Promise.all(names.map((name, n) => askFiveTimes(n % 2 ? atFirst : atSecond, name)));
  await expect.poll(() => atFirst.events(sessionId), { timeout: 20_000 }).toHaveLength(40);
  const events = await atFirst.events(sessionId);
  expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  const questions = events.flatMap((event) => (event.kind === 'question' ? [event.text] : []));
  const asked = names.flatMap((name) => Array.from({ length: 5 }, (_, n) => `${name} ${n}`));
  expect(questions.toSorted()).toEqual(asked.toSorted());
});

test('two instances that answer in one session at once charge one trial', async () => {
  const asked = [atFirst, atSecond, atFirst, atSecond].map((calls) => calls.ask(sessionId, 'Why us?'));
  await Promise.all(asked);
  await expect.poll(() => atFirst.events(sessionId), { timeout: 20_000 }).toHaveLength(8);
  const me = await second.app.inject({ url: '/api/v1/users/me', headers: user.headers });
  expect(me.json()).toMatchObject({ trial: 2 });
});
