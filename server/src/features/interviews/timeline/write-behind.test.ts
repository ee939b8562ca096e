import type { AddressInfo } from 'node:net';
import { feedPath } from '@pythia/contracts/feed.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RecogniserEvent, SpeechRecogniser } from '#providers/speech/speech-recogniser.ts';
import {
  beginAnswer,
  chunkEvent,
  doneEvent,
  startChatService,
  type ChatCall,
} from '#testing/chat-service.ts';
import { FeedClient } from '#testing/feed-client.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { SocketClient } from '#testing/socket-client.ts';
import { stallDatabase } from '#testing/stall-database.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { happeningOf, readEvents } from './events-store.ts';

/** Says `line 1`, `line 2` …, a frame each. */
const liner: SpeechRecogniser = {
  name: 'liner',
  languages: ['en'],
  status: () => ({ state: 'ready' }),
  async *transcribe(audio): AsyncGenerator<RecogniserEvent> {
    let count = 0;
    for await (const _frame of audio) yield { type: 'final', text: `line ${++count}` };
  },
  close: async () => {},
};

let running: TestApp;
let user: SignedInUser;
let sessionId: string;
let service: Awaited<ReturnType<typeof startChatService>>;
let socket: SocketClient;
let feed: FeedClient;
let host: string;
beforeEach(async () => {
  service = await startChatService((call) => beginAnswer(call, 'begun'));
  const environment = { OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'key-1' };
  running = await startTestApp(environment, { recogniser: liner });
  user = await signInNewUser(running);
  sessionId = await interviewCalls(running, user).start();
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  host = `127.0.0.1:${(running.app.server.address() as AddressInfo).port}`;
  const query = new URLSearchParams({ token: user.token, session_id: sessionId });
  socket = await new SocketClient(`ws://${host}/api/v1/free/transcribe?${String(query)}`).opened();
  await socket.until(() => socket.said('status').includes('ready'));
  feed = new FeedClient(`ws://${host}/api/v1${feedPath(sessionId)}?token=${user.token}`);
  await feed.begun();
});
afterEach(async () => {
  for (const client of [socket, feed]) client.socket.terminate();
  await running.close();
  await service.close();
});

/** And the service's side. */
async function ask(): Promise<{ reply: Response; call: ChatCall }> {
  const called = service.nextCall();
  const reply = await fetch(`http://${host}/api/v1/free/chat`, {
    method: 'POST',
    headers: { ...user.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Why?', session_id: sessionId }),
  });
  return { reply, call: await called };
}

/**
 * Three lines, then the answer's end.
 * @returns the answer
 */
async function liveMeanwhile({ reply, call }: Awaited<ReturnType<typeof ask>>): Promise<string> {
  for (const _line of [1, 2, 3]) socket.speak(1_600);
  await socket.until(() => socket.said('transcript').length === 3);
  await feed.until(() => linesTold().length === 3);
  call.response.end(chunkEvent(' and ended') + doneEvent);
  return reply.text();
}

const linesTold = () => feed.events().filter(({ kind }) => kind === 'line');

/** With the feed's ids. */
const everything = (reply: Response) => {
  const told = linesTold().map(({ id }) => id);
  return [
    { seq: 1, kind: 'question', text: 'Why?', id: reply.headers.get('x-exchange-id') },
    { seq: 2, kind: 'line', text: 'line 1', id: told[0] },
    { seq: 3, kind: 'line', text: 'line 2', id: told[1] },
    { seq: 4, kind: 'line', text: 'line 3', id: told[2] },
    { seq: 5, kind: 'answer', text: 'begun and ended', state: 'complete' },
  ];
};

/** Refused writers retry later. */
const PATIENTLY = { timeout: 20_000, interval: 200 };
const events = () => interviewCalls(running, user).events(sessionId);

test('a database that stalls delays no line and no token, and gets both when it goes on', async () => {
  const asked = await ask();
  const goOn = await stallDatabase(running);
  expect(await liveMeanwhile(asked)).toBe('begun and ended');
  await goOn();
  await expect.poll(events, PATIENTLY).toMatchObject(everything(asked.reply));
});

test('a database that refuses breaks no answer that has begun, and gets it later', async () => {
  const asked = await ask();
  const { db } = running.dependencies;
  await sql`alter table session_events rename to session_events_away`.execute(db);
  expect(await liveMeanwhile(asked)).toBe('begun and ended');
  await sql`alter table session_events_away rename to session_events`.execute(db);
  await expect.poll(events, PATIENTLY).toMatchObject(everything(asked.reply));
});

test('a server that stops writes what was said and answered up to then', async () => {
  const asked = await ask();
  const stoppedReading = await ask();
  await stoppedReading.reply.body?.cancel();
  await stoppedReading.call.closed;
  await liveMeanwhile(asked);
  await running.app.close();
  const rows = await readEvents(running.dependencies.db, { sessionId, after: 0, limit: 100 });
  expect(rows.map(happeningOf)).toMatchObject([
    { kind: 'question' },
    { kind: 'question' },
    { kind: 'answer', text: 'begun', state: 'stopped' },
    { kind: 'line', text: 'line 1' },
    { kind: 'line', text: 'line 2' },
    { kind: 'line', text: 'line 3' },
    { kind: 'answer', text: 'begun and ended', state: 'complete' },
  ]);
});
