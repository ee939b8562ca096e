import { afterEach, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

const WORK = `Work: Head Baker, Rye & Co., 2019 - 2021
- When the oven failed one night, I moved the dough to a neighbour, and no order was late.
- Trained four apprentices, and all of them passed.`;
const QUESTION = 'Tell me about a time when something failed.';

async function begin() {
  const running = await startTestApp({});
  cleanups.push(running.close);
  const calls = interviewCalls(running, await signInNewUser(running));
  const session = await calls.start({ resume_summary: WORK });
  return {
    ask: async (message: string, how: Parameters<typeof calls.ask>[2] = {}) =>
      (await calls.ask(session, message, how)).body,
    firstExchange: async () => (await calls.events(session))[0]?.id,
  };
}

test('the same question again is answered as if it had not been asked before', async () => {
  const { ask } = await begin();
  const first = await ask(QUESTION);
  expect(first).toContain('moved the dough to a neighbour');
  expect(await ask(QUESTION)).toBe(first);
});

test('an edited question is answered as if the one that it was had not been asked', async () => {
  const edited = 'Do you have questions for us?';
  const unasked = await (await begin()).ask(edited);
  const { ask, firstExchange } = await begin();
  await ask('Do you have any questions?');
  expect(await ask(edited)).not.toBe(unasked); // asked questions are not repeated
  expect(await ask(edited, { again: await firstExchange() })).toBe(unasked);
});

test('of a question asked again for another story, that story is what a follow-up goes on with', async () => {
  const { ask, firstExchange } = await begin();
  const [, other] = /^- (.+)$/m.exec(await ask(QUESTION)) ?? [];
  expect(await ask(QUESTION, { again: await firstExchange(), instead: other })).toContain('four apprentices');
  const [next] = (await ask('What did you do about it?')).split('---');
  expect(next).toContain('apprentices');
  expect(next).not.toContain('dough');
});

test('the stories on offer stay as they are when one of them is told', async () => {
  const { ask, firstExchange } = await begin();
  const [, offered = ''] = (await ask(QUESTION)).split('\n---\n');
  const [, other] = /^- (.+)$/m.exec(offered) ?? [];
  const [, still] = (await ask(QUESTION, { again: await firstExchange(), instead: other })).split('\n---\n');
  expect(still).toBe(offered);
});
