import { LIMITS } from '@pythia/contracts/limits.ts';
import { afterEach, expect, test } from 'vitest';
import type { ModelRequest } from '#providers/llm/language-model.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import type { SignedInUser } from '#testing/sign-in-new-user.ts';
import { speakingModel } from '#testing/speaking-model.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber, startPaid } from '#testing/subscribed-user.ts';
import { storiesInInterviews } from './stories-store.ts';

const LAMBS = {
  title: 'Pallets',
  text: '**Situation**\n\nWe lost lambs to the cold.\n\n**Action**\n\nI built shelters from old pallets.\n\n**Result**\n\n[how did it end, and what came of it?]',
};

let running: TestApp;
afterEach(() => running.close());

const post = ({ headers }: SignedInUser, url: string, payload: object) =>
  running.app.inject({ method: 'POST', url: `/api/v1${url}`, headers, payload });

async function subscriberWithStory(): Promise<SignedInUser> {
  const user = await signInSubscriber(running);
  await post(user, '/stories', LAMBS);
  return user;
}

const QUESTION = 'Tell me about a time when you built shelters for lambs.';

test('an answer in a free session tells a kept story, and not what is missing in it', async () => {
  running = await startTestApp();
  const calls = interviewCalls(running, await subscriberWithStory());
  const { body, headers } = await calls.ask(await calls.start(), QUESTION);
  expect(body).toContain('I built shelters from old pallets.');
  expect(body).not.toMatch(/Situation|Pallets|how did it end/);
  expect(decodeURIComponent(String(headers['x-answer-source']))).toBe('From one of your stories: Pallets');
});

test('an answer in a paid session tells a kept story', async () => {
  running = await startTestApp();
  const user = await subscriberWithStory();
  const thread_id = await startPaid(running, user);
  const { body } = await post(user, '/openai/stream', { thread_id, message_text: QUESTION });
  expect(body).toContain('I built shelters from old pallets.');
});

test('an answer tells no story of another user', async () => {
  running = await startTestApp();
  await subscriberWithStory();
  const calls = interviewCalls(running, await signInSubscriber(running));
  expect((await calls.ask(await calls.start(), QUESTION)).body).not.toContain('pallets');
});

test('the prompt of a language model holds the story, and so does the beginning that is sent ahead', async () => {
  const sentAhead = Promise.withResolvers<ModelRequest>();
  const asked = Promise.withResolvers<ModelRequest>();
  running = await startTestApp({}, (opened) => ({
    model: speakingModel(
      async function* (request, signal) {
        asked.resolve(request);
        yield* opened.model.stream(request, signal);
      },
      { warmUp: async (request) => sentAhead.resolve(request) },
    ),
  }));
  const calls = interviewCalls(running, await subscriberWithStory());
  const id = await calls.start();
  const [ahead] = (await sentAhead.promise).messages;
  await calls.ask(id, QUESTION);
  const [beginning] = (await asked.promise).messages;
  expect(beginning?.content).toContain(
    `\nE1 “${LAMBS.title}”: We lost lambs to the cold. I built shelters from old pallets.\n`,
  );
  expect(ahead).toEqual(beginning);
});

test('interviews are answered with the newest stories, as many as there is room for', async () => {
  running = await startTestApp();
  const user = await signInSubscriber(running);
  const text = 'x'.repeat(LIMITS.story);
  for (let n = 1; n <= 8; n += 1) await post(user, '/stories', { title: `Number ${n}`, text });
  const told = await storiesInInterviews(running.dependencies.db, user.userId);
  expect(told.map((story) => story.split('\n')[0])).toEqual([8, 7, 6, 5, 4].map((n) => `# Number ${n}`));
});
