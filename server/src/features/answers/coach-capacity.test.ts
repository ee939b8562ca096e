import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { expect, test } from 'vitest';
import { plainAnswer } from '#asking/coach-answerer.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const MOST_OF_A_USER = 20;

test('of the coach a hundred answers are in hand at a time, and one more is refused', async () => {
  let begun = 0;
  const end = Promise.withResolvers<void>();
  const running = await startTestApp({ RATE_LIMIT_FACTOR: '1000' }, ({ coach }) => ({
    coach: {
      ...coach,
      of: (userId) => ({
        ...coach.of(userId),
        brief: async () => {
          begun += 1;
          await end.promise;
          return { answer: plainAnswer('Well.'), cue: null, fitting: [], passages: [] };
        },
      }),
    },
  }));
  const newAsker = async () => {
    const calls = interviewCalls(running, await signInNewUser(running));
    const session = await calls.start();
    return () => calls.ask(session, 'Why?');
  };
  const [another, ...askers] = await Promise.all(Array.from({ length: 6 }, newAsker));
  const answers = Promise.all(askers.flatMap((ask) => Array.from({ length: MOST_OF_A_USER }, ask)));
  await expect.poll(() => begun, { timeout: 20_000 }).toBe(100);
  const refused = await another!();
  expect([refused.statusCode, refused.json()]).toEqual([503, { detail: SERVER_MESSAGES.answerServiceBusy }]);
  end.resolve();
  expect(new Set((await answers).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await running.close();
});
