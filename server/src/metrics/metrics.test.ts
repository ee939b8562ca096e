import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import { forgetOldHourly } from '#features/retention/forget-old.ts';
import { ModelError } from '#providers/llm/language-model.ts';
import { silence, thenNothing } from '#providers/speech/testing/audio-sources.ts';
import { serveSockets } from '#providers/speech/testing/socket-server.ts';
import { accountCalls } from '#testing/account-calls.ts';
import {
  beginAnswer,
  doneEvent,
  finishEvent,
  startChatService,
  type ChatCall,
} from '#testing/chat-service.ts';
import { chatRequest } from '#testing/chat-request.ts';
import { CountingRecogniser } from '#testing/counting-recogniser.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { openTestDatabase } from '#testing/open-test-database.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { meteredRecogniser, createMetrics } from './metrics.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function startApp(environment: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const running = await startTestApp(environment);
  cleanups.push(running.close);
  return running;
}

/** Answered by the test. */
async function startWithModel(respond: (call: ChatCall) => void): Promise<TestApp> {
  const service = await startChatService(respond);
  const running = await startApp({ OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'key' });
  cleanups.push(service.close);
  return running;
}

const read = async ({ app }: TestApp, authorization?: string) =>
  app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

async function ask({ dependencies }: TestApp): Promise<void> {
  const pieces = dependencies.model.stream(chatRequest(), new AbortController().signal);
  for await (const _piece of pieces); // only its end matters
}

test('tells how soon answers begin, and what of a service was not understood', async () => {
  const running = await startWithModel((call) => {
    beginAnswer(call, 'Because');
    call.response.end(`data: {oops\n\n${finishEvent}${doneEvent}`);
  });
  const calls = interviewCalls(running, await signInNewUser(running));
  await calls.ask(await calls.start(), 'Why?');
  const { body } = await read(running);
  expect(body).toContain('\npythia_first_answer_seconds_count 1\n');
  expect(body).toContain('\npythia_upstream_malformed_events_total{service="answers"} 1\n');
});

test.each([
  ['deepgram', ['{oops', '{"type":"Results"}', '{"no":"type"}', '{"type":"Novelty"}'], 3],
  ['openai', ['[]', '{"type":"error"}', '{"type":"rate_limits.updated"}'], 2],
])('tells what of %s was not understood, and not what we do not read', async (engine, messages, count) => {
  const said = Promise.withResolvers<void>();
  const service = await serveSockets(engine === 'openai' ? 'Bearer key' : 'Token key', (socket) => {
    for (const message of messages) socket.send(message);
    socket.once('pong', () => said.resolve()); // answers what was sent before
    socket.ping();
  });
  cleanups.push(service.close);
  const keys = { DEEPGRAM_API_KEY: 'key', OPENAI_API_KEY: 'key' };
  const urls = { DEEPGRAM_URL: service.url, OPENAI_REALTIME_URL: service.url };
  const running = await startApp({ SPEECH_ENGINE: engine, ...keys, ...urls });
  const leave = new AbortController();
  const options = { language: 'en', userId: 'anybody', vocabulary: [], signal: leave.signal };
  const events = running.dependencies.recogniser.transcribe(thenNothing(silence(1)), options);
  const next = events[Symbol.asyncIterator]().next();
  await said.promise;
  const { body } = await read(running);
  expect(body).toContain(`\npythia_upstream_malformed_events_total{service="speech"} ${count}\n`);
  leave.abort();
  await next;
});

test('tells how often a service failed', async () => {
  const running = await startWithModel(({ response }) => response.writeHead(500).end());
  await expect(ask(running)).rejects.toThrow(ModelError);
  expect((await read(running)).body).toContain('\npythia_upstream_failures_total{service="answers"} 1\n');
});

test('tells how many streams are open and how many finals were heard', async () => {
  const metrics = createMetrics();
  const recogniser = meteredRecogniser(new CountingRecogniser(), metrics);
  const goOn = Promise.withResolvers<void>();
  async function* sound() {
    yield new Int16Array(16_000).fill(7);
    await goOn.promise;
  }
  const options = { language: 'en', userId: 'anybody', vocabulary: [], signal: new AbortController().signal };
  const events = recogniser.transcribe(sound(), options)[Symbol.asyncIterator]();
  await events.next();
  expect(await metrics.render({})).toContain('\npythia_streams_open 1\n');
  goOn.resolve();
  let finals = 0;
  for (let event = await events.next(); !event.done; event = await events.next()) {
    if (event.value.type === 'final') finals += 1;
  }
  expect(finals).toBeGreaterThan(0);
  expect(await metrics.render({})).toContain('\npythia_streams_open 0\n');
  expect(await metrics.render({})).toContain(`\npythia_finals_total ${finals}\n`);
});

test('tells of mails, refusals and the event loop, and names nobody', async () => {
  const running = await startApp({ RATE_LIMIT_FACTOR: '0.01', SMTP_URL: 'smtp://127.0.0.1:1' });
  const { signUp, signIn } = accountCalls(running.app);
  await running.dependencies.db.deleteFrom('mails').execute();
  const statuses = [(await signUp('ada@example.com')).statusCode];
  statuses.push((await signIn('ada@example.com')).statusCode, (await signIn('ada@example.com')).statusCode);
  const { body, headers } = await read(running);
  const refused = statuses.filter((status) => status === 429).length;
  expect(refused).toBeGreaterThan(0);
  expect(body).toContain(`\npythia_rate_refusals_total ${refused}\n`);
  expect(body).toMatch(/\npythia_mails{state="waiting"} \d\n/);
  expect(body).toMatch(/\nnodejs_eventloop_lag_p99_seconds \d/);
  expect(body).not.toMatch(/ada|127\.0\.0\.1/);
  expect(headers['content-type']).toContain('version=0.0.4');
});

test('counts a stream that a limit refuses', async () => {
  const server = await startStreamServer({ RATE_LIMIT_FACTOR: '0.02', METRICS_TOKEN: 'a-token-for-metrics' });
  cleanups.push(server.close);
  const query = await server.addSession();
  expect(await server.connect({ ...query, session_id: 'none' }).closed).toBe(4403); // counted, not refused
  expect(await server.connect(query).closed).toBe(4429);
  expect((await read(server, 'Bearer a-token-for-metrics')).body).toContain(
    '\npythia_rate_refusals_total 1\n',
  );
});

test('tells how many rows each rule of retention deleted, and which one failed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { db, drop } = await openTestDatabase();
  const metrics = createMetrics();
  const app = Fastify();
  await db.insertInto('rate_windows').values({ key: 'caller', window_start: 0, hits: 1 }).execute();
  await sql`alter table stories rename to stories_away`.execute(db);
  const bringBack = () => sql`alter table stories_away rename to stories`.execute(db);
  cleanups.push(
    () => app.close(),
    async () => vi.useRealTimers(),
    bringBack,
    drop,
  );
  forgetOldHourly(app, { db, clock: new ManualClock(), belongings: BELONGINGS, retentionDays: 0, metrics });
  await app.ready();
  await vi.advanceTimersByTimeAsync(30_000);
  const told = () => metrics.render({});
  await expect.poll(told).toContain('\npythia_retention_failures_total{rule="deleted_stories"} 1\n');
  expect(await told()).toContain('\npythia_retention_deleted_rows_total{rule="calls"} 1\n');
});

test('is still read when the database fails', async () => {
  const running = await startApp();
  await running.dependencies.db.destroy();
  const { statusCode, body } = await read(running);
  expect(statusCode).toBe(200);
  expect(body).toContain('pythia_streams_open 0');
});

test('where others reach the server, only whoever knows the token reads it', async () => {
  const token = 'a-token-for-metrics';
  const withToken = await startApp({ PUBLIC_URL: 'https://pythia.example', METRICS_TOKEN: token });
  expect((await read(withToken)).statusCode).toBe(401);
  expect((await read(withToken, 'Bearer another-token-altogether')).statusCode).toBe(401);
  expect((await read(withToken, `Bearer ${token}`)).statusCode).toBe(200);
  const without = await startApp({ PUBLIC_URL: 'https://pythia.example' });
  expect((await read(without)).body).not.toContain('pythia_streams_open');
});
