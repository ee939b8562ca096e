import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '#core/errors.ts';
import { newId } from '#db/database.ts';
import { ModelError } from '#providers/llm/language-model.ts';
import { openAiCompatible } from '#providers/llm/openai-compatible/openai-compatible.ts';
import { answerCall, beginAnswer, startChatService, type ChatCall } from '#testing/chat-service.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { speakingModel } from '#testing/speaking-model.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function startApp(environment: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const running = await startTestApp(environment);
  cleanups.push(running.close);
  return running;
}

/** With a test's service. */
async function startWithService(respond: (call: ChatCall) => void) {
  const service = await startChatService(respond);
  const running = await startApp({ OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'key-1' });
  cleanups.push(service.close);
  return { service, running };
}

const startSession = (running: TestApp, user: SignedInUser, jobTitle = 'Backend engineer'): Promise<string> =>
  interviewCalls(running, user).start({ job_title: jobTitle });

const ask = (running: TestApp, user: SignedInUser, sessionId: string, message: string) =>
  interviewCalls(running, user).ask(sessionId, message);

test('200 streams plain text from the built-in coach, and the timeline has it under the id in its header', async () => {
  const running = await startApp();
  const user = await signInNewUser(running);
  const session = await startSession(running, user);
  const question = 'tell me about the time you had a conflict with a co worker';
  const reply = await ask(running, user, session, question);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  const [text = ''] = reply.body.split('\n\n---\n\n');
  expect(text).toMatch(/\[.+\]/);
  const exchange_id = reply.headers['x-exchange-id'];
  expect(await interviewCalls(running, user).events(session)).toMatchObject([
    { seq: 1, id: exchange_id, kind: 'question', channel: 'candidate', text: question },
    { seq: 2, kind: 'answer', channel: 'copilot', exchange_id, text, state: 'complete' },
  ]);
});

test('200 says what of the material an answer is drawn from, in the header and in the timeline', async () => {
  const running = await startApp();
  const user = await signInNewUser(running);
  const calls = interviewCalls(running, user);
  const work = 'Head Baker, Rye & Co., 2019 - 2021\n- Cut flour waste by 20% by weighing every batch.';
  const session = await calls.start({ resume_summary: `Work: ${work}` });
  const told = await calls.ask(session, 'How did you reduce flour waste?');
  expect(decodeURIComponent(String(told.headers['x-answer-source']))).toBe(
    'From your résumé: Head Baker, Rye & Co., 2019–21',
  );
  const courtesy = await calls.ask(session, 'Hello, can you hear me?');
  expect(courtesy.headers).not.toHaveProperty('x-answer-source');
  const answers = (await calls.events(session)).filter(({ kind }) => kind === 'answer');
  expect(answers).toMatchObject([
    { source: 'From your résumé: Head Baker, Rye & Co., 2019–21' },
    { source: null },
  ]);
});

test('200 asks the service with the rules, the job title and the exchanges before', async () => {
  const { service, running } = await startWithService((call) => answerCall(call, 'I would', ' cache it.'));
  const user = await signInNewUser(running);
  const session = await startSession(running, user, 'Data engineer');
  expect((await ask(running, user, session, 'How would you speed it up?')).body).toBe('I would cache it.');
  await ask(running, user, session, 'And then?');
  const [first, second] = service.calls.map(({ body }) => body.messages);
  expect(first?.[0]?.content).toContain('<role>\nData engineer\n</role>');
  expect(second?.[0]).toEqual(first?.[0]);
  expect(second?.slice(1)).toEqual([
    { role: 'user', content: 'How would you speed it up?' },
    { role: 'assistant', content: 'I would cache it.' },
    { role: 'user', content: 'And then?' },
  ]);
});

test('200 sends the exchanges before along as far as there is room', async () => {
  const { service, running } = await startWithService((call) => answerCall(call, 'x'.repeat(2_000)));
  const user = await signInNewUser(running);
  const session = await startSession(running, user);
  for (let n = 1; n <= 7; n++) await ask(running, user, session, `Question ${n}?`);
  const asked = service.calls.at(-1)?.body.messages.filter(({ role }) => role === 'user');
  expect(asked?.map(({ content }) => content)).toEqual([4, 5, 6, 7].map((n) => `Question ${n}?`));
});

test('the timeline knows which lines a question was made of', async () => {
  const running = await startApp();
  const user = await signInNewUser(running);
  const session_id = await startSession(running, user);
  const askAbout = (lines: string[]) =>
    running.app.inject({
      method: 'POST',
      url: '/api/v1/free/chat',
      headers: user.headers,
      payload: { session_id, message: 'Why us?', lines },
    });
  const lines = [`${newId()}/0`, `${newId()}/12`];
  expect((await askAbout(lines)).statusCode).toBe(200);
  expect((await askAbout(['own-1-2/0'])).statusCode).toBe(422);
  const [asked] = await interviewCalls(running, user).events(session_id);
  expect(asked).toMatchObject({ kind: 'question', text: 'Why us?', lines });
});

test('401 without a token', async () => {
  const running = await startApp();
  const reply = await running.app.inject({
    method: 'POST',
    url: '/api/v1/free/chat',
    payload: { message: 'Hello?', session_id: 'x' },
  });
  expect(reply.statusCode).toBe(401);
});

test('403 when the session has expired', async () => {
  const running = await startApp();
  const user = await signInNewUser(running);
  const session = await startSession(running, user);
  running.clock.advance(15 * 60_000);
  const reply = await ask(running, user, session, 'Hello?');
  expect([reply.statusCode, reply.json()]).toEqual([403, { detail: MESSAGES.sessionExpired }]);
});

test('404 for a session that nobody has, and for somebody else’s', async () => {
  const running = await startApp();
  const [user, other] = [await signInNewUser(running), await signInNewUser(running)];
  const foreign = await startSession(running, other);
  for (const session of [foreign, 'no-such-session', '0197f0aa-0000-7000-8000-000000000000']) {
    const reply = await ask(running, user, session, 'Hello?');
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: SERVER_MESSAGES.notFound }]);
  }
  expect(await interviewCalls(running, other).events(foreign)).toEqual([]);
});

test.each([
  ['blank', '  \n '],
  ['longer than 8,000 characters', 'x'.repeat(8_001)],
])('422 when the message is %s', async (_name, message) => {
  const running = await startApp();
  const user = await signInNewUser(running);
  const session = await startSession(running, user);
  const reply = await ask(running, user, session, message);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ errors: [{ path: 'message' }] });
});

test('429 after sixty questions in a minute, with the seconds to wait', async () => {
  const running = await startApp();
  const user = await signInNewUser(running);
  const session = await startSession(running, user);
  const statuses: number[] = [];
  for (let n = 0; n < 60; n++) statuses.push((await ask(running, user, session, 'Hello?')).statusCode);
  const refused = await ask(running, user, session, 'Hello?');
  expect([...statuses, refused.statusCode]).toEqual([...Array<number>(60).fill(200), 429]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test.each([
  ['refuses our key', 401, 'refused'],
  ['fails', 500, 'failed'],
  ['is busy', 429, 'busy'],
  ['is overloaded', 529, 'busy'],
])('the coach stands in for a service that %s', async (_name, status, reason) => {
  const { running } = await startWithService(({ response }) =>
    response.writeHead(status, { 'retry-after': '7' }).end(),
  );
  const user = await signInNewUser(running);
  const session = await startSession(running, user);
  const reply = await ask(running, user, session, 'Hello?');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({ 'x-answered-by': 'Built-in%20coach', 'x-stood-in': reason });
  expect(await interviewCalls(running, user).events(session)).toMatchObject([
    { kind: 'question', text: 'Hello?' },
    { kind: 'answer', state: 'complete', answered_by: 'Built-in coach', stood_in: reason },
  ]);
});

test.each([
  ['502 where the coach fails too', 'refused', undefined, 502, MESSAGES.answerServiceFailed],
  ['503 where too many wait for it', 'failed', 7, 503, SERVER_MESSAGES.answerServiceBusy],
] as const)('%s', async (_name, code, retryAfter, status, detail) => {
  const fails = () => {
    throw new ModelError(code, 'as asked');
  };
  const running = await startTestApp({}, ({ coach }) => ({
    model: speakingModel(fails),
    coach: {
      ...coach,
      of: (userId) => ({
        ...coach.of(userId),
        brief: async () => {
          throw retryAfter ? new AppError('unavailable', 'full', { retryAfter }) : new Error('dead');
        },
      }),
    },
  }));
  cleanups.push(running.close);
  const user = await signInNewUser(running);
  const session = await startSession(running, user);
  const reply = await ask(running, user, session, 'Hello?');
  expect([reply.statusCode, reply.json()]).toEqual([status, { detail }]);
  expect(reply.headers['retry-after']).toBe(retryAfter && String(retryAfter));
  expect(await interviewCalls(running, user).events(session)).toMatchObject([
    { kind: 'question', text: 'Hello?' },
    { kind: 'answer', text: '', state: 'failed', first_text_ms: null },
  ]);
});

test('the coach stands in for a service that sends no valid token', async () => {
  const { running } = await startWithService(({ response }) => response.writeHead(200).end('data: {\n\n'));
  const user = await signInNewUser(running);
  const reply = await ask(running, user, await startSession(running, user), 'Hello?');
  expect([reply.statusCode, reply.headers['x-stood-in']]).toEqual([200, 'failed']);
});

test('the coach stands in for a service whose first token is late', async () => {
  const service = await startChatService(() => {}); // never answers
  const model = openAiCompatible({ baseUrl: service.baseUrl, firstTokenMs: 60 });
  const running = await startTestApp({}, { model });
  cleanups.push(running.close, service.close);
  const user = await signInNewUser(running);
  const reply = await ask(running, user, await startSession(running, user), 'Hello?');
  expect([reply.statusCode, reply.headers['x-stood-in']]).toEqual([200, 'slow']);
});

/** Breakable at both ends. */
async function askOverTheWire(running: TestApp, signal?: AbortSignal) {
  const user = await signInNewUser(running);
  const session = await startSession(running, user);
  const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${address}/api/v1/free/chat`, {
    method: 'POST',
    headers: { ...user.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Hello?', session_id: session }),
    ...(signal && { signal }),
  });
  return { reply, events: () => interviewCalls(running, user).events(session) };
}

test('an answer that breaks off breaks the connection, and its part is kept', async () => {
  const { service, running } = await startWithService((call) => beginAnswer(call, 'half an answer'));
  const { reply, events } = await askOverTheWire(running);
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toBe('half an answer');
  service.calls[0]?.response.destroy();
  await expect(reader.read()).rejects.toThrow('terminated');
  expect((await events())[1]).toMatchObject({ text: 'half an answer', state: 'partial' });
});

test('a caller who leaves in mid-answer cancels the service’s, and its part is kept as stopped', async () => {
  const { service, running } = await startWithService((call) => beginAnswer(call, 'half an answer'));
  const leave = new AbortController();
  const { reply, events } = await askOverTheWire(running, leave.signal);
  await reply.body?.getReader().read();
  leave.abort();
  await service.calls[0]?.closed;
  await expect
    .poll(async () => (await events())[1])
    .toMatchObject({ text: 'half an answer', state: 'stopped' });
});

test('characters beyond U+FFFF and NUL arrive and are kept as they were', async () => {
  const { running } = await startWithService((call) => answerCall(call, 'Oh \ud83d', '\ude00 \0', '.'));
  const { reply, events } = await askOverTheWire(running);
  expect(await reply.text()).toBe('Oh 😀 \0.');
  expect((await events())[1]).toMatchObject({ text: 'Oh 😀 \0.', state: 'complete' });
});

test('a caller who leaves before the first token cancels the service’s answer', async () => {
  const { service, running } = await startWithService(() => {});
  const leave = new AbortController();
  const called = service.nextCall();
  const reply = askOverTheWire(running, leave.signal).catch((error: unknown) => error);
  const call = await called;
  leave.abort();
  await call.closed;
  expect(await reply).toMatchObject({ name: 'AbortError' });
});
