import { MESSAGES } from '@pythia/contracts/messages.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FAILING_SAMPLE, NOISE_SAMPLE } from '#testing/counting-recogniser.ts';
import { holdAnswers } from '#testing/hold-answers.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';

const passing = (): Promise<void> => Promise.resolve();

let server: Awaited<ReturnType<typeof startStreamServer>>;
beforeAll(async () => {
  server = await startStreamServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.recogniser.current = { state: 'ready' };
  server.recogniser.gate = Promise.resolve();
  server.recogniser.failure = 'failed';
});

test('audio becomes interims, and at the end the last words and 1000', async () => {
  const client = await server.join();
  client.speak(1_600);
  client.speak(1_600);
  client.end();
  expect(await client.closed).toBe(1000);
  expect(client.said('status')).toEqual(['ready']);
  expect(client.said('interim')).toEqual(['1600', '3200']);
  expect(client.said('transcript')).toEqual(['3200 of 1.']);
});

test('words that come to nothing are taken back', async () => {
  const client = await server.join();
  client.speak(1_600, NOISE_SAMPLE);
  client.speak(1_600, 0);
  client.end();
  await client.closed;
  expect(client.said('interim')).toEqual(['1600', '']);
  expect(client.said('transcript')).toEqual([]);
});

test('the samples arrive as they were sent, whatever the frame length', async () => {
  const client = await server.join();
  client.socket.send(Int16Array.of(-32_768, 32_767, -2));
  client.speak(32_768, 7);
  client.socket.send(Buffer.from([0x34, 0x12]));
  client.end();
  await client.closed;
  expect(client.said('transcript')).toEqual(['32772 of -32768 32767 -2 7 4660.']);
});

test('finals are kept with their session, in order, under the identity that was told before them', async () => {
  const user = await signInNewUser(server);
  const query = await server.addSession(user);
  const told: unknown[] = [];
  for (const samples of [10, 20]) {
    const client = await server.connect(query).opened();
    client.speak(samples);
    client.end();
    await client.closed;
    told.push(...client.said('line'));
    const at = client.messages.findIndex((message) => 'transcript' in message);
    expect(client.messages[at - 1]).toEqual({ line: told.at(-1) });
  }
  const read = () => interviewCalls(server, user).events(query.session_id);
  while ((await read()).length < 2) await new Promise(setImmediate); // written behind
  const events = await read();
  expect(events.map(({ id, at }) => ({ id, at }))).toEqual(told);
  expect(events).toMatchObject([
    { seq: 1, kind: 'line', channel: 'interviewer', text: '10 of 1.' },
    { seq: 2, kind: 'line', channel: 'interviewer', text: '20 of 1.' },
  ]);
});

test('the recogniser is told which words to expect', async () => {
  const client = await server.join();
  client.speak(10);
  await client.until(() => client.said('interim').length === 1);
  expect(server.recogniser.options.at(-1)?.vocabulary).toEqual(['Chemist']);
});

test('heard tells of silence, not of words still in the air', async () => {
  const client = await server.join();
  for (let i = 0; i < 5; i++) client.speak(1_600, 0);
  await client.until(() => client.said('heard').includes(8_000));
  client.speak(1_600);
  client.speak(1_600);
  await client.until(() => client.said('interim').includes('3200'));
  const other = await server.join(); // whose report begins to wait later, and so comes later
  other.speak(1_600, 0);
  await other.until(() => other.said('heard').length === 1);
  client.speak(1_600, 0);
  await client.until(() => client.said('heard').includes(12_800));
  expect(client.said('heard').filter((heard) => heard! > 8_000)).toEqual([12_800]);
});

test('what a final covers is heard at once, right after it', async () => {
  const slow = await startStreamServer({}, () => ({ streamIntervals: { heard: 3_600_000 } }));
  const client = await slow.join();
  client.speak(1_600);
  client.speak(1_600, 0);
  await client.until(() => client.said('heard').length === 1);
  expect(client.messages.slice(-2)).toEqual([{ transcript: '1600 of 1.' }, { heard: 3_200 }]);
  await slow.close();
});

test('heard is told no more often than its interval, however often it grows', async () => {
  const slow = await startStreamServer({}, () => ({ streamIntervals: { heard: 400 } }));
  const client = await slow.join();
  const began = performance.now();
  for (let i = 1; !client.said('heard').includes(16_000 * 3); i++) {
    if (i <= 30) client.speak(1_600, 0);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const intervals = (performance.now() - began) / 400;
  expect(client.said('heard').length).toBeLessThanOrEqual(Math.ceil(intervals));
  await slow.close();
});

test('an empty frame is ignored', async () => {
  const client = await server.join();
  client.socket.send(new Uint8Array(0));
  client.speak(10);
  client.end();
  expect(await client.closed).toBe(1000);
  expect(client.said('interim')).toEqual(['10']);
});

test('audio that lies at an odd address in what was read together is understood', async () => {
  const client = await server.join();
  client.socket.ping('x');
  client.speak(1_600, 258);
  client.end();
  await client.closed;
  expect(client.said('transcript')).toEqual(['1600 of 258.']);
});

test('audio that comes while the caller is being looked up is not lost', async () => {
  const { promise: lookup, resolve: found } = Promise.withResolvers<void>();
  let gate = Promise.resolve();
  const slow = await startStreamServer({}, ({ db }) => ({ db: holdAnswers(db, () => gate) }));
  const session = await slow.addSession();
  gate = lookup;
  const client = await slow.connect(session).opened();
  await new Promise((sent) => client.socket.send(new Int16Array(100).fill(3), sent));
  await fetch(`http://${slow.host}/healthz`); // a server that reads has read it by now
  found();
  client.end();
  expect(await client.closed).toBe(1000);
  expect(client.said('transcript')).toEqual(['100 of 3.']);
  await slow.close();
});

test('a client that leaves while being looked up asks for no place', async () => {
  const { promise: lookup, resolve: found } = Promise.withResolvers<void>();
  let gate = Promise.resolve();
  let asked = 0;
  const slow = await startStreamServer({}, ({ db }) => ({
    db: holdAnswers(db, () => gate).withPlugin({
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

test('a frame of odd length is refused with 1003', async () => {
  const client = await server.join();
  client.socket.send(Buffer.alloc(3_199));
  expect(await client.closed).toBe(1003);
  expect(client.said('detail')).toEqual([MESSAGES.badFrame]);
});

test.each(['garbage', '{"type":"start"}', '{"type":', '[]', 'null', ''])(
  'the text %j is refused with 1003',
  async (text) => {
    const client = await server.join();
    client.socket.send(text);
    expect(await client.closed).toBe(1003);
    expect(client.said('detail')).toEqual([MESSAGES.badControl]);
  },
);

test('a frame of 65,536 bytes is taken, a larger one refused with 1009', async () => {
  const client = await server.join();
  client.speak(32_768);
  await client.until(() => client.said('interim').includes('32768'));
  client.speak(32_769);
  expect(await client.closed).toBe(1009);
});

test.each([
  ['no token', { token: '' }],
  ['a wrong token', { token: 'forged' }],
  ['an overlong token', { token: 'x'.repeat(5_000) }],
])('%s is refused with 4001', async (_case, wrong) => {
  const client = server.connect({ ...(await server.addSession()), ...wrong });
  expect(await client.closed).toBe(4001);
  expect(client.said('detail')).toEqual([MESSAGES.notSignedIn]);
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
  expect(client.said('line')).toEqual([]);
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

test('a session that expires closes its stream with 4403', async () => {
  const short = await startStreamServer({ FREE_SESSION_MINUTES: '0.002' });
  const client = await short.join();
  client.speak(1_600);
  expect(await client.closed).toBe(4403);
  expect(client.messages.slice(-3)).toEqual([
    { transcript: '1600 of 1.' },
    { heard: 1_600 },
    { detail: MESSAGES.sessionExpired },
  ]);
  await short.close();
});

test('the fourth stream of one user is refused with 4429, and one closed makes room', async () => {
  const query = await server.addSession();
  const clients = [1, 2, 3].map(() => server.connect(query));
  await Promise.all(clients.map((client) => client.until(() => client.said('status').length === 1)));
  const fourth = server.connect(query);
  expect(await fourth.closed).toBe(4429);
  expect(fourth.said('detail')).toEqual([MESSAGES.tooManyStreams]);
  clients[0]?.end();
  await clients[0]?.closed;
  const next = server.connect(query);
  await next.until(() => next.said('status').length === 1);
});

test('a stream beyond those that one process takes is refused with 4429, whoever’s it is', async () => {
  const small = await startStreamServer({ MAX_STREAMS: '1' });
  const first = await small.join();
  await first.until(() => first.said('status').length === 1);
  const refused = small.connect(await small.addSession());
  expect(await refused.closed).toBe(4429);
  expect(refused.said('detail')).toEqual([MESSAGES.noCapacity]);
  first.end();
  await first.closed;
  const next = await small.join();
  await next.until(() => next.said('status').length === 1);
  await small.close();
});

test.each([
  ['failed', 1011, MESSAGES.speechFailed],
  ['refused', 1011, MESSAGES.speechRefused],
  ['capacity', 4429, MESSAGES.noCapacity],
] as const)(
  'an engine that says %s closes its stream with %d, and no other',
  async (failure, code, detail) => {
    server.recogniser.failure = failure;
    const other = await server.join();
    other.speak(500, 2);
    const client = await server.join();
    client.speak(10, FAILING_SAMPLE);
    expect(await client.closed).toBe(code);
    expect(client.said('detail')).toEqual([detail]);
    other.end();
    await other.closed;
    expect(other.said('transcript')).toEqual(['500 of 2.']);
  },
);

test('two users are not mixed, and lose nothing while others misbehave', async () => {
  const [ann, bob] = [await server.join(), await server.join()];
  for (let i = 0; i < 20; i++) {
    ann.speak(1_600, 5);
    const rude = await server.join();
    rude.socket.send(i % 2 ? Buffer.alloc(80_000) : 'garbage');
    bob.speak(1_600, 6);
    rude.socket.terminate();
  }
  ann.end();
  bob.end();
  await Promise.all([ann.closed, bob.closed]);
  expect(ann.said('transcript')).toEqual(['32000 of 5.']);
  expect(bob.said('transcript')).toEqual(['32000 of 6.']);
});

test('a recogniser that falls behind loses nothing: the rest waits in the connection', async () => {
  const { promise, resolve: open } = Promise.withResolvers<void>();
  server.recogniser.gate = promise;
  const client = await server.join();
  for (let second = 0; second < 20; second++) client.speak(16_000, second + 1);
  client.end();
  await server.allPaused(1);
  open();
  expect(await client.closed).toBe(1000);
  const values = Array.from({ length: 20 }, (_, second) => second + 1);
  expect(client.said('transcript')).toEqual([`320000 of ${values.join(' ')}.`]);
});

test('tiny frames fill the queue as if they were longer', async () => {
  const { promise, resolve: open } = Promise.withResolvers<void>();
  server.recogniser.gate = promise;
  const client = await server.join();
  for (let frame = 0; frame < 2_000; frame++) client.speak(1);
  client.end();
  await server.allPaused(1);
  open();
  await client.closed;
  expect(client.said('transcript')).toEqual(['2000 of 1.']);
});

test('a stream may be 150 s ahead of the clock, and is closed with 1008 beyond', async () => {
  const [patient, hasty] = [await server.join(), await server.join()];
  for (let second = 0; second < 150; second++) patient.speak(16_000);
  patient.end();
  expect(await patient.closed).toBe(1000);
  const before = performance.now();
  for (let second = 0; performance.now() - before > second * 1_000 - 160_000; second++) hasty.speak(16_000);
  expect(await hasty.closed).toBe(1008);
  expect(hasty.said('detail')).toEqual([MESSAGES.tooFarAhead]);
});

test('a client that is gone leaves nothing running', async () => {
  const client = await server.join();
  client.speak(10);
  await client.until(() => client.said('interim').length === 1);
  const before = server.recogniser.active;
  const { signal } = server.recogniser.options.at(-1)!;
  const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
  client.socket.terminate();
  await aborted;
  await new Promise(setImmediate);
  expect(server.recogniser.active).toBe(before - 1);
});

test('while the engine prepares the client is told, and its audio waits', async () => {
  server.recogniser.current = { state: 'preparing', detail: 'Fetching the model', progress: 0.5 };
  const client = await server.join();
  client.speak(1_600, 3);
  await client.until(() => client.messages.length > 0);
  expect(client.messages[0]).toEqual({ status: 'preparing', detail: 'Fetching the model', progress: 0.5 });
  server.recogniser.current = { state: 'ready' };
  await client.until(() => client.said('interim').includes('1600'));
  expect(client.said('status')).toEqual(['preparing', 'ready']);
});

test('without an engine the socket says so once, stays open, and ends when asked', async () => {
  server.recogniser.current = { state: 'unavailable', detail: 'Live transcription is not available: off.' };
  const client = await server.join();
  client.speak(1_600);
  await client.until(() => client.messages.length > 0);
  expect(client.messages[0]).toEqual({
    status: 'unavailable',
    detail: 'Live transcription is not available: off.',
  });
  client.end();
  expect(await client.closed).toBe(1000);
  expect(client.said('status')).toEqual(['unavailable']);
});

test('sound that came while there was no engine is lost, said to be, and not counted as what is heard later', async () => {
  server.recogniser.current = { state: 'unavailable', detail: 'Off.' };
  const client = await server.join();
  for (let second = 0; second < 20; second++) client.speak(16_000, 3); // more than the queue holds
  const last = new Promise((resolve) => client.socket.once('pong', resolve));
  client.socket.ping();
  await last;
  const { asked } = server.recogniser;
  while (server.recogniser.asked < asked + 2) await new Promise(setImmediate);
  server.recogniser.current = { state: 'ready' };
  await client.until(() => client.said('status').includes('ready'));
  expect(client.said('lost')).toEqual([20]);
  client.speak(1_600, 4);
  client.speak(1_600, 0);
  await client.until(() => client.said('transcript').length === 1);
  client.end();
  await client.closed;
  expect(client.said('transcript')).toEqual(['1600 of 4.']);
  expect(client.said('heard').at(-1)).toBe(323_200);
});

test('an engine that goes away with audio in hand closes with 1011, so that the audio is said again', async () => {
  server.recogniser.failure = 'unavailable';
  const client = await server.join();
  client.speak(1_600, 2);
  await client.until(() => client.said('interim').length === 1);
  server.recogniser.current = { state: 'preparing', detail: 'Loading.' };
  client.speak(10, FAILING_SAMPLE);
  expect(await client.closed).toBe(1011);
  expect([client.said('transcript'), client.said('heard')]).toEqual([[], []]);
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

test('speech status is public, and tells who answers', async () => {
  server.recogniser.current = { state: 'preparing', detail: 'Fetching the model', progress: 0.25 };
  const reply = await fetch(`http://${server.host}/api/v1/speech/status`);
  expect(await reply.json()).toEqual({
    engine: 'counting',
    state: 'preparing',
    detail: 'Fetching the model',
    progress: 0.25,
    answers: { name: 'Built-in coach', kind: 'coach' },
  });
});

test('a failing database closes with 1011 and a detail that gives nothing away', async () => {
  let gate = passing;
  const broken = await startStreamServer({}, ({ db }) => ({ db: holdAnswers(db, () => gate()) }));
  const session = await broken.addSession();
  gate = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
  const client = broken.connect(session);
  expect(await client.closed).toBe(1011);
  expect(client.said('detail')).toEqual([MESSAGES.somethingWentWrong]);
  await broken.close();
});

const beating = () => ({ streamIntervals: { heartbeat: 250 } });

test('what was heard is told again at every heartbeat, as scripts do not see pings', async () => {
  const server = await startStreamServer({}, beating);
  const client = await server.join();
  await client.until(() => client.said('heard').length >= 2);
  expect(client.said('heard').slice(0, 2)).toEqual([0, 0]);
  await server.close();
});

test('that the tokens of streams are not checked is said once in the log, until they are again', async () => {
  let gate = passing;
  const server = await startStreamServer({}, ({ db }) => ({
    streamIntervals: { heartbeat: 1_000 }, // a client that is late by one is taken for dead, on a busy machine too
    db: holdAnswers(db, () => gate()),
  }));
  const log = vi.spyOn(server.app.log, 'error');
  const told = () =>
    log.mock.calls.filter(([, sentence]) => sentence === 'tokens of streams are not checked');
  const client = await server.join();
  await client.until(() => client.said('status').length === 1);
  const pings = async (count: number) => {
    for (let n = 0; n < count; n++) await new Promise((pinged) => client.socket.once('ping', pinged));
  };
  for (const outage of [1, 2]) {
    gate = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
    await pings(2);
    expect(told()).toHaveLength(outage);
    gate = passing;
    await pings(2);
  }
  await server.close();
});

test('a connection that answers no ping is closed, the others stay', async () => {
  const server = await startStreamServer({}, beating);
  const alive = await server.join();
  const dead = await server.connect(await server.addSession(), { autoPong: false }).opened();
  expect(await dead.closed).toBe(1006);
  alive.speak(10);
  await alive.until(() => alive.said('interim').includes('10'));
  await server.close();
});

test('a connection that we do not read is not taken for dead', async () => {
  const server = await startStreamServer({}, beating);
  const { promise, resolve: open } = Promise.withResolvers<void>();
  server.recogniser.gate = promise;
  const client = await server.join();
  for (let second = 0; second < 20; second++) client.speak(16_000);
  await server.allPaused(1);
  for (let pings = 0; pings < 4; pings++) await new Promise((pinged) => client.socket.once('ping', pinged));
  open();
  client.end();
  expect(await client.closed).toBe(1000);
  expect(client.said('transcript')).toEqual(['320000 of 1.']);
  await server.close();
});

test('a client that asks whether its connection lives is told at once, also while it is not read', async () => {
  const client = await server.join();
  client.socket.send('{"type":"ping"}');
  await client.until(() => client.said('heard').length === 1);
  const { promise, resolve: open } = Promise.withResolvers<void>();
  server.recogniser.gate = promise;
  for (let second = 0; second < 20; second++) client.speak(16_000);
  await server.allPaused(1);
  await client.until(() => client.said('heard').length === 2);
  expect(client.said('heard')).toEqual([0, 0]);
  open();
});

test('a token that dies ends its streams with 4001, and no other', async () => {
  const server = await startStreamServer({}, beating);
  const user = await signInNewUser(server);
  const session = await server.addSession(user);
  const clients = [await server.connect(session).opened(), await server.connect(session).opened()];
  const other = await server.join();
  await Promise.all(clients.map((client) => client.until(() => client.said('status').length === 1)));
  const changed = server.db.updateTable('users').set({ token_version: 2 }).where('id', '=', user.userId);
  await changed.execute();
  expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([4001, 4001]);
  expect(clients[0]?.said('detail')).toEqual([MESSAGES.notSignedIn]);
  other.speak(10);
  await other.until(() => other.said('interim').includes('10'));
  await server.close();
});

test('a database that fails ends no stream, and a token that died meanwhile ends later', async () => {
  let gate = passing;
  const server = await startStreamServer({}, ({ db }) => ({
    ...beating(),
    db: holdAnswers(db, () => gate()),
  }));
  const user = await signInNewUser(server);
  const client = await server.connect(await server.addSession(user)).opened();
  await client.until(() => client.said('status').length === 1);
  const failed = Promise.withResolvers<void>();
  let failures = 0;
  gate = async () => {
    failures += 1;
    if (failures === 3) failed.resolve();
    throw new Error('connect ECONNREFUSED');
  };
  await failed.promise;
  client.speak(10);
  await client.until(() => client.said('interim').includes('10'));
  gate = passing;
  await server.db.updateTable('users').set({ token_version: 2 }).where('id', '=', user.userId).execute();
  expect(await client.closed).toBe(4001);
  await server.close();
});

test('a server that stops gives no half sentence, says what it heard, and closes with 1012', async () => {
  const stopping = await startStreamServer({}, () => ({ streamIntervals: { heard: 3_600_000 } }));
  const client = await stopping.join();
  client.speak(1_600, 0);
  client.speak(1_600, 4);
  await client.until(() => client.said('interim').length === 1);
  const closing = stopping.app.close();
  expect(await client.closed).toBe(1012);
  await closing;
  expect(client.messages.slice(-2)).toEqual([{ heard: 1_600 }, { detail: MESSAGES.shuttingDown }]);
  expect(client.said('transcript')).toEqual([]);
  await stopping.close();
});

test('a recogniser that hangs does not keep a server from stopping', async () => {
  const stopping = await startStreamServer();
  stopping.recogniser.gate = new Promise(() => {});
  const client = await stopping.join();
  client.speak(1_600);
  await client.until(() => client.said('status').length === 1);
  const closing = stopping.app.close();
  expect(await client.closed).toBe(1012);
  await closing;
  await stopping.close();
});

test('a refused client that never ends its part of the closing does not keep a server from stopping', async () => {
  const stopping = await startStreamServer();
  const client = stopping.connect({ token: 'dead' });
  client.socket.once('open', () => client.socket.pause()); // so that it reads no closing frame
  await client.opened();
  const { clients } = stopping.app.websocketServer;
  while ([...clients].some(({ readyState, CLOSING }) => readyState !== CLOSING)) {
    await new Promise(setImmediate);
  }
  await stopping.app.close();
  expect(stopping.app.server.listening).toBe(false);
  await stopping.close();
});
