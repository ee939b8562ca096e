import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { holdStoredAnswers } from '#testing/hold-answers.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';

let server: Awaited<ReturnType<typeof startStreamServer>>;
beforeAll(async () => {
  server = await startStreamServer();
});
afterAll(() => server.close());

test.each([
  ['no token', { token: '' }],
  ['a wrong token', { token: 'forged' }],
  ['an overlong token', { token: 'x'.repeat(5_000) }],
])('%s is refused with 4001', async (_case, wrong) => {
  const client = server.connect({ ...(await server.addSession()), ...wrong });
  expect(await client.closed).toBe(4001);
  expect(client.said('detail')).toEqual([SERVER_MESSAGES.notSignedIn]);
});

test('a token given twice is refused with 4001', async () => {
  const { token, session_id } = await server.addSession();
  const client = server.connect([
    ['token', token],
    ['token', token],
    ['session_id', session_id],
  ]);
  expect(await client.closed).toBe(4001);
});

test.each([
  ['missing', async () => ({})],
  ['unknown', async () => ({ session_id: 'b6c7f9f0-0000-7000-8000-000000000000' })],
  ['malformed', async () => ({ session_id: "' or 1=1 --\u0000" })],
  ['of somebody else', async () => ({ session_id: (await server.addSession()).session_id })],
])('a session that is %s is refused with 4403', async (_case, sessionOf) => {
  const { token } = await server.addSession();
  const client = server.connect({ ...(await sessionOf()), token });
  expect(await client.closed).toBe(4403);
  expect(client.messages).toEqual([{ detail: MESSAGES.sessionExpired }]);
});

test('a check of the sound needs no session, and none is made for it', async () => {
  const user = await signInNewUser(server);
  const client = await server.connect({ token: user.token, sound_check: '1' }).opened();
  client.speak(1_600);
  client.speak(1_600, 0);
  client.end();
  await client.closed;
  expect(client.said('transcript')).toEqual(['1600 of 1.']);
  expect((await interviewCalls(server, user).list()).json()).toMatchObject({ sessions: [] });
});

test('of checks of the sound a user has five an hour', async () => {
  const limited = await startStreamServer({ RATE_LIMIT_FACTOR: '1' });
  onTestFinished(limited.close);
  const { token } = await signInNewUser(limited);
  const check = () => limited.connect({ token, sound_check: '1' });
  for (let n = 0; n < 5; n++) {
    const client = await check().opened();
    client.end();
    expect(await client.closed).toBe(1000);
  }
  expect(await check().closed).toBe(4429);
});

test('a session that has expired is refused with 4403', async () => {
  const session = await server.addSession();
  server.clock.advance(15 * 60_000);
  const client = server.connect(session);
  expect(await client.closed).toBe(4403);
  expect(client.messages).toEqual([{ detail: MESSAGES.sessionExpired }]);
});

test('a client that leaves while being looked up asks for no place', async () => {
  const { promise: lookup, resolve: found } = Promise.withResolvers<void>();
  let gate = Promise.resolve();
  let asked = 0;
  const slow = await startStreamServer({}, ({ db }) => ({
    db: holdStoredAnswers(db, () => gate).withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('stream_leases'))
          asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  }));
  const gone = new Promise<void>((resolve) => {
    slow.app.websocketServer.once('connection', (socket) => socket.once('close', () => resolve()));
  });
  const session = await slow.addSession();
  gate = lookup;
  (await slow.connect(session).opened()).socket.terminate();
  await gone;
  found();
  for (const times of [1, 2, 3]) {
    const client = slow.connect(session);
    await client.until(() => client.said('status').length === 1);
    expect(asked).toBe(times);
  }
  await slow.close();
});

test('the fourth stream of one user is refused with 4429, and one closed makes room', async () => {
  const query = await server.addSession();
  const clients = [1, 2, 3].map(() => server.connect(query));
  await Promise.all(clients.map((client) => client.until(() => client.said('status').length === 1)));
  const fourth = server.connect(query);
  expect(await fourth.closed).toBe(4429);
  expect(fourth.said('detail')).toEqual([SERVER_MESSAGES.tooManyStreams]);
  clients[0]?.end();
  await clients[0]?.closed;
  const isAdmitted = async (): Promise<boolean> => {
    const next = server.connect(query);
    return next
      .until(() => next.said('status').length === 1)
      .then(
        () => true,
        () => false,
      );
  };
  await expect.poll(isAdmitted).toBe(true); // its place is freed after its close
});

test('a stream beyond those that one process takes is refused with 4429, whoever’s it is', async () => {
  const small = await startStreamServer({ MAX_STREAMS: '1' });
  const first = await small.join();
  await first.until(() => first.said('status').length === 1);
  const refused = small.connect(await small.addSession());
  expect(await refused.closed).toBe(4429);
  expect(refused.said('detail')).toEqual([SERVER_MESSAGES.noCapacity]);
  first.end();
  await first.closed;
  const next = await small.join();
  await next.until(() => next.said('status').length === 1);
  await small.close();
});

test.each([
  ['the host that is asked', () => `http://${server.host}`],
  ['the public address', () => 'https://pythia.example'],
])('a page of %s is admitted', async (_case, origin) => {
  const client = server.connect(await server.addSession(), { origin: origin() });
  await client.until(() => client.messages.length > 0);
  expect(client.said('status')).toEqual(['ready']);
});

test('a page of another site is refused before the handshake', async () => {
  const client = server.connect(await server.addSession(), { origin: 'https://evil.example' });
  const status = new Promise((resolve) => {
    client.socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
  });
  expect(await status).toBe(403);
});

test('the address answers 404 to a request that is no socket', async () => {
  expect((await fetch(`http://${server.host}/api/v1/free/transcribe`)).status).toBe(404);
});
