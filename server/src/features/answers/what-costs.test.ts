import { MESSAGES } from '@pythia/contracts/messages.ts';
import { afterEach, expect, test } from 'vitest';
import { beginAnswer, startChatService, type ChatCall } from '#testing/chat-service.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** With a test's model and a free session. */
async function start(respond: (call: ChatCall) => void) {
  const service = await startChatService(respond);
  cleanups.push(service.close);
  const server = await startStreamServer({
    OPENAI_BASE_URL: service.baseUrl,
    OPENAI_API_KEY: 'key-1',
    FREE_TRIALS: '1',
  });
  cleanups.push(server.close);
  const user = await signInNewUser(server);
  const calls = interviewCalls(server, user);
  const session = await calls.start();
  const ask = (signal?: AbortSignal): Promise<Response> =>
    fetch(`http://${server.host}/api/v1/free/chat`, {
      method: 'POST',
      headers: { ...user.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ session_id: session, message: 'How would you begin?' }),
      ...(signal && { signal }),
    });
  const trials = async (): Promise<number> =>
    (await server.app.inject({ url: '/api/v1/users/me', headers: user.headers })).json<{ trial: number }>()
      .trial;
  const callOff = async (): Promise<void> => {
    const leave = new AbortController();
    const asked = service.nextCall();
    const reply = ask(leave.signal).catch(() => {});
    const call = await asked;
    leave.abort();
    await Promise.all([call.closed, reply]);
  };
  return { server, user, calls, session, ask, trials, callOff };
}

test('the first piece of an answer costs the trial: whoever ends the session meanwhile has none left for another', async () => {
  const { calls, session, ask, trials } = await start((call) => beginAnswer(call, 'I would'));
  const answer = await ask();
  await answer.body?.getReader().read();
  expect(await trials()).toBe(0);
  await calls.end(session);
  const next = await calls.create();
  expect([next.statusCode, next.json()]).toEqual([403, { detail: MESSAGES.noTrials }]);
});

test('two questions may be called off before the first word of their answers, the third costs the trial', async () => {
  const { calls, session, trials, callOff } = await start(() => {});
  const states = async () =>
    (await calls.events(session)).flatMap((event) => (event.kind === 'answer' ? event.state : []));
  await callOff();
  await callOff();
  await expect.poll(states).toEqual(['stopped', 'stopped']);
  expect(await trials()).toBe(1);
  await callOff();
  await expect.poll(trials).toBe(0);
});

test('two minutes of sound without a word cost the trial, also on two connections; silence does not', async () => {
  const { server, user, session, trials } = await start(() => {});
  const listen = () => server.connect({ token: user.token, session_id: session }).opened();
  const SECOND = 16_000;
  const send = async (seconds: number, value: number): Promise<void> => {
    const client = await listen();
    for (let sent = 0; sent < seconds; sent += 2) client.speak(2 * SECOND, value);
    const heard = () =>
      (value === 0 ? client.said('heard').at(-1) : Number(client.said('interim').at(-1))) ?? 0;
    await client.until(() => heard() >= seconds * SECOND);
    client.socket.terminate();
    await client.closed;
  };
  await send(130, 0);
  await send(100, 1_000);
  expect(await trials()).toBe(1);
  await send(30, 1_000);
  await expect.poll(trials).toBe(0);
});
