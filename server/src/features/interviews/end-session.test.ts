import type { AddressInfo } from 'node:net';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginAnswer, startChatService } from '#testing/chat-service.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { SocketClient } from '#testing/socket-client.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';

/** Another instance ends it before this heartbeat. */
const NEVER_MS = 3_600_000;

let service: Awaited<ReturnType<typeof startChatService>>;
let server: Awaited<ReturnType<typeof startStreamServer>>;
let user: SignedInUser;
let calls: ReturnType<typeof interviewCalls>;
let sessionId: string;
beforeEach(async () => {
  service = await startChatService((call) => beginAnswer(call, 'I would ', 'begin'));
  server = await startStreamServer({ OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'key-1' }, () => ({
    streamIntervals: { heard: 100, status: 20, heartbeat: NEVER_MS },
  }));
  user = await signInNewUser(server);
  calls = interviewCalls(server, user);
  sessionId = await calls.start({ job_title: 'Baker' });
});
afterEach(async () => {
  await server.close();
  await service.close();
});

/** Its answer never ends by itself. */
async function askWithoutEnd(at: { host: string }): Promise<Response> {
  const asked = fetch(`http://${at.host}/api/v1/free/chat`, {
    method: 'POST',
    headers: { ...user.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ session_id: sessionId, message: 'How would you begin?' }),
  });
  await service.nextCall();
  return asked;
}

const listen = () => server.connect({ token: user.token, session_id: sessionId }).opened();

test('200 answers the session as over, and nothing is asked or resumed in it any more', async () => {
  server.clock.advance(60_000);
  const reply = await calls.end(sessionId);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    200,
    { id: sessionId, running: false, expires_at: '2026-01-15T09:01:00.000Z' },
  ]);
  const refused = await calls.ask(sessionId, 'One more?');
  expect([refused.statusCode, refused.json()]).toEqual([403, { detail: MESSAGES.sessionExpired }]);
  expect(await calls.start()).not.toBe(sessionId);
});

test('a session that is over stays as it was', async () => {
  const ended = (await calls.end(sessionId)).json<object>();
  server.clock.advance(60_000);
  expect((await calls.end(sessionId)).json()).toEqual(ended);
});

test('404 for another’s session, which goes on, and for one that nobody has', async () => {
  const other = interviewCalls(server, await signInNewUser(server));
  for (const id of [sessionId, '01890000-0000-7000-8000-000000000000', 'no-id']) {
    const reply = await other.end(id);
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: SERVER_MESSAGES.notFound }]);
  }
  expect((await calls.list()).json()).toMatchObject({ sessions: [{ id: sessionId, running: true }] });
});

test('401 without a token', async () => {
  const url = `/api/v1/interviews/${sessionId}/end`;
  expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(401);
});

test('the sound of the session is closed with 4403 and the reason, and that of others is not', async () => {
  const [client, other] = [await listen(), await server.join()];
  await calls.end(sessionId);
  expect(await client.closed).toBe(4403);
  expect(client.said('detail')).toEqual([MESSAGES.sessionExpired]);
  other.speak(10);
  await other.until(() => other.said('interim').includes('10'));
});

test('what was heard before the end is kept and costs its trial, the sentence in progress too', async () => {
  const client = await listen();
  client.speak(10);
  client.speak(10, 0);
  client.speak(7);
  await client.until(() => client.said('interim').includes('7'));
  expect(await calls.end(sessionId).then((reply) => reply.json())).toMatchObject({ running: false });
  expect(await client.closed).toBe(4403);
  expect(await calls.events(sessionId)).toMatchObject([
    { kind: 'line', text: '10 of 1.' },
    { kind: 'line', text: '7 of 1.' },
  ]);
  const me = await server.app.inject({ url: '/api/v1/users/me', headers: user.headers });
  expect(me.json()).toMatchObject({ trial: 2 });
});

test('an answer being streamed breaks off, is called off upstream, and is kept as stopped', async () => {
  const answer = await askWithoutEnd(server);
  const upstream = service.calls.at(-1);
  await calls.end(sessionId);
  await expect(answer.text()).rejects.toThrow('terminated');
  await upstream?.closed;
  expect(await calls.events(sessionId)).toMatchObject([
    { kind: 'question' },
    { kind: 'answer', text: 'I would begin', state: 'stopped' },
  ]);
});

test('another instance notices, and ends its sound and its answers too', async () => {
  const dependencies = { ...server.dependencies, streamIntervals: { heartbeat: 250 } };
  const second = await startSecondInstance({ ...server, dependencies });
  await second.app.listen({ port: 0, host: '127.0.0.1' });
  const host = `127.0.0.1:${(second.app.server.address() as AddressInfo).port}`;
  const query = new URLSearchParams({ token: user.token, session_id: sessionId });
  const client = await new SocketClient(`ws://${host}/api/v1/free/transcribe?${String(query)}`).opened();
  const answer = await askWithoutEnd({ host });
  await calls.end(sessionId);
  expect(await client.closed).toBe(4403);
  await expect(answer.text()).rejects.toThrow('terminated');
  await second.close();
});
