import { afterEach, expect, test } from 'vitest';
import type { Coach } from '#coach/answer.ts';
import { answerCall, startChatService, type ChatCall } from '#testing/chat-service.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { playgroundCalls } from '#testing/playground-calls.ts';
import type { SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber, startPaid } from '#testing/subscribed-user.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const ENGINEER = 'Role: Backend engineer';
const QUESTION = 'What is a hash table?';
const FROM_KNOWLEDGE = 'From Industry knowledge: hash tables';

async function start(
  environment: NodeJS.ProcessEnv = {},
  overrides: Parameters<typeof startTestApp>[1] = {},
): Promise<{ running: TestApp; user: SignedInUser }> {
  const running = await startTestApp(environment, overrides);
  cleanups.push(running.close);
  return { running, user: await signInSubscriber(running) };
}

/** Answered by the test. */
async function startWithModel(
  respond: (call: ChatCall) => void = (call) => answerCall(call, 'Because.'),
  overrides: Parameters<typeof startTestApp>[1] = {},
) {
  const service = await startChatService(respond);
  cleanups.push(service.close);
  const lastAsked = (): string => service.calls.at(-1)!.body.messages.at(-1)!.content;
  return { service, lastAsked, ...(await start({ OPENAI_BASE_URL: service.baseUrl }, overrides)) };
}

function callsOf({ running, user }: { running: TestApp; user: SignedInUser }) {
  const send = (method: 'POST' | 'PUT', path: string, payload?: object) =>
    running.app.inject({ method, url: `/api/v1${path}`, headers: user.headers, ...(payload && { payload }) });
  const ask = async (thread_id: string, message_text: string) => {
    const reply = await send('POST', '/openai/stream', { thread_id, message_text });
    return { text: reply.body, source: decodeURIComponent(String(reply.headers['x-answer-source'] ?? '')) };
  };
  return {
    ask,
    askOnce: async (question: string, resume = ENGINEER) =>
      ask(await startPaid(running, user, resume), question),
    askFree: async (question: string) => {
      const calls = interviewCalls(running, user);
      const reply = await calls.ask(await calls.start({ resume_summary: ENGINEER }), question);
      return { text: reply.body, source: reply.headers['x-answer-source'] };
    },
    choose: (fields: string[] | null, version = 0) => send('PUT', '/knowledge', { version, fields }),
    hide: (entry: string) => send('PUT', `/knowledge/hidden/${entry}`),
  };
}

/** Busy machines may miss the time limit. */
async function askUntilFound(
  place: Awaited<ReturnType<typeof startWithModel>>,
  thread: string,
): Promise<void> {
  await expect
    .poll(async () => {
      await callsOf(place).ask(thread, QUESTION);
      return place.lastAsked();
    })
    .toContain('hash tables:');
}

test('the coach explains to a subscriber what their session’s job shows, and says where that is from', async () => {
  const { askOnce } = callsOf(await start());
  const { text, source } = await askOnce(QUESTION);
  expect(text).toContain('array');
  expect(source).toBe(FROM_KNOWLEDGE);
  expect((await askOnce(QUESTION, 'Role: Head baker')).source).toBe('');
});

test('the coach explains only of fields that are on, and nothing that is hidden', async () => {
  const { askOnce, choose, hide } = callsOf(await start());
  await choose(['nursing']);
  expect((await askOnce(QUESTION)).source).toBe('');
  await choose(['software'], 1);
  expect((await askOnce(QUESTION, 'Role: Head baker')).source).toBe(FROM_KNOWLEDGE);
  await hide('hash-tables');
  expect((await askOnce(QUESTION)).source).toBe('');
  expect((await askOnce('What is a deadlock?')).source).toBe('From Industry knowledge: deadlocks');
});

test('a free session is answered without general knowledge, a subscriber’s too', async () => {
  const { askFree, choose } = callsOf(await start());
  await choose(['software']);
  const { text, source } = await askFree(QUESTION);
  expect(text).not.toContain('array');
  expect(source).toBeUndefined();
});

test('the coach in the playground explains what its user’s fields know', async () => {
  const place = await start();
  const playground = playgroundCalls(place.running, place.user);
  const ask = async () => (await playground.say(QUESTION)).body;
  await callsOf(place).choose(['software']);
  expect(await ask()).toContain('array');
  await callsOf(place).choose([], 1);
  expect(await ask()).not.toContain('array');
});

test('a model gets what helps to answer before the question, and never in the beginning or in later prompts', async () => {
  const place = await startWithModel();
  const { ask } = callsOf(place);
  const thread = await startPaid(place.running, place.user, ENGINEER);
  await askUntilFound(place, thread);
  expect(place.lastAsked()).toMatch(
    /^<knowledge>\nhash tables: [^]*<\/knowledge>\n\nThe question:\nWhat is a hash table\?/,
  );
  await ask(thread, 'Why do you want to work here?');
  const { messages } = place.service.calls.at(-1)!.body;
  expect(messages.map(({ content }) => content.includes('hash tables:'))).toEqual(messages.map(() => false));
  expect(messages.some(({ content }) => content === QUESTION)).toBe(true);
});

test('a model gets nothing of it in a free session, of fields that are off, and of what is hidden', async () => {
  const place = await startWithModel();
  const { askFree, askOnce, choose, hide } = callsOf(place);
  await askUntilFound(place, await startPaid(place.running, place.user, ENGINEER));
  await askFree(QUESTION);
  expect(place.lastAsked()).not.toContain('<knowledge>');
  await choose(['nursing']);
  await askOnce(QUESTION);
  expect(place.lastAsked()).not.toContain('<knowledge>');
  await choose(['software'], 1);
  await hide('hash-tables');
  await askOnce(QUESTION);
  expect(place.lastAsked()).not.toContain('hash tables:');
});

test('an answer in which a model used it says so below, one in which it did not says nothing', async () => {
  const answers = ['Because I like it.'];
  const place = await startWithModel((call) => answerCall(call, answers.at(-1)!));
  const thread = await startPaid(place.running, place.user, ENGINEER);
  await askUntilFound(place, thread);
  const [, said = ''] = /hash tables: (.*)/.exec(place.lastAsked()) ?? [];
  answers.push(said.replaceAll(/ (?:a|the|that|so) /g, ' '));
  await askUntilFound(place, thread);
  const sources = (await interviewCalls(place.running, place.user).events(thread)).flatMap((event) =>
    event.kind === 'answer' ? [event.source] : [],
  );
  expect([sources[0], sources.at(-1)]).toEqual([null, FROM_KNOWLEDGE]);
});

test.each<[string, Coach['brief']]>([
  ['never comes', () => new Promise(() => {})],
  ['fails', () => Promise.reject(new Error('the thread has died'))],
])('where what helps to answer %s, the question is answered without', async (_, brief) => {
  const place = await startWithModel(undefined, ({ coach }) => ({
    coach: { ...coach, of: (userId) => ({ ...coach.of(userId), brief }) },
  }));
  expect((await callsOf(place).askOnce(QUESTION)).text).toBe('Because.');
  expect(place.lastAsked()).not.toContain('<knowledge>');
});
