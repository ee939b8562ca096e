import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';

let server: Awaited<ReturnType<typeof startStreamServer>>;
beforeAll(async () => {
  server = await startStreamServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.recogniser.gate = Promise.resolve();
});

async function inMidSentence() {
  const user = await signInNewUser(server);
  const session = await server.addSession(user);
  const client = await server.connect(session).opened();
  client.speak(1_600);
  await client.until(() => client.said('interim').length === 1);
  const calls = interviewCalls(server, user);
  const lines = async () => {
    const events = await calls.events(session.session_id);
    return events.map((event) => 'text' in event && event.text);
  };
  return { session, client, lines, end: () => calls.end(session.session_id) };
}

const written = async (lines: () => Promise<unknown[]>) => {
  while ((await lines()).length === 0) await new Promise(setImmediate);
  return lines();
};

test('a session that its user ends keeps the sentence in progress, which the client is told before', async () => {
  const { client, lines, end } = await inMidSentence();
  await end();
  expect(await client.closed).toBe(4403);
  expect(client.said('transcript')).toEqual(['1600 of 1.']);
  expect(await written(lines)).toEqual(['1600 of 1.']);
});

test('where the recogniser does not finish it, the sentence stands as it was heard last', async () => {
  const { client, lines, end } = await inMidSentence();
  server.recogniser.gate = new Promise(() => {});
  client.speak(1_600);
  client.socket.ping();
  await once(client.socket, 'pong'); // earlier sound has arrived
  await end();
  expect(await client.closed).toBe(4403);
  expect(client.said('transcript')).toEqual(['1600']);
  expect(await written(lines)).toEqual(['1600']);
});

test('a page that is left in mid-sentence leaves its words with the session', async () => {
  const { client, lines } = await inMidSentence();
  client.socket.close(1001);
  expect(await written(lines)).toEqual(['1600 of 1.']);
});

test('a connection that breaks in mid-sentence leaves none: its client says them again', async () => {
  const { client, session, lines } = await inMidSentence();
  client.socket.terminate();
  const again = await server.connect(session).opened();
  again.speak(1_600);
  again.end();
  await again.closed;
  expect(await written(lines)).toEqual(['1600 of 1.']);
});

test('a flush finishes the sentence, and the stream goes on', async () => {
  const { client } = await inMidSentence();
  client.speak(4_800);
  client.flush();
  await client.until(() => client.said('transcript').length === 1);
  client.speak(1_600, 2);
  client.end();
  await client.closed;
  expect(client.said('transcript')).toEqual(['6400 of 1.', '1600 of 2.']);
});

test('a client that floods flushes has each 300 ms of sound flushed once', async () => {
  const { client } = await inMidSentence();
  for (let frame = 0; frame < 10; frame++) {
    client.speak(1_600);
    for (let n = 0; n < 50; n++) client.flush();
  }
  client.end();
  await client.closed;
  expect(client.said('transcript')).toEqual(['4800 of 1.', '4800 of 1.', '4800 of 1.', '3200 of 1.']);
});
