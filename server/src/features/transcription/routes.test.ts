import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FAILING_SAMPLE, NOISE_SAMPLE } from '#testing/counting-recogniser.ts';
import { holdStoredAnswers } from '#testing/hold-answers.ts';
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

test('finals are kept with their session, in order', async () => {
  const user = await signInNewUser(server);
  const query = await server.addSession(user);
  for (const samples of [10, 20]) {
    const client = await server.connect(query).opened();
    client.speak(samples);
    client.end();
    await client.closed;
  }
  const read = () => interviewCalls(server, user).events(query.session_id);
  while ((await read()).length < 2) await new Promise(setImmediate); // written behind
  expect(await read()).toMatchObject([
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
  const other = await server.join(); // its report comes later
  other.speak(1_600, 0);
  await other.until(() => other.said('heard').length === 1);
  client.speak(1_600, 0);
  await client.until(() => client.said('heard').includes(12_800));
  expect(client.said('heard').filter((heard) => heard > 8_000)).toEqual([12_800]);
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
  const slow = await startStreamServer({}, ({ db }) => ({ db: holdStoredAnswers(db, () => gate) }));
  const session = await slow.addSession();
  gate = lookup;
  const client = await slow.connect(session).opened();
  await new Promise((sent) => client.socket.send(new Int16Array(100).fill(3), sent));
  await fetch(`http://${slow.host}/healthz`); // a reading server has it by now
  found();
  client.end();
  expect(await client.closed).toBe(1000);
  expect(client.said('transcript')).toEqual(['100 of 3.']);
  await slow.close();
});

test('a frame of odd length is refused with 1003', async () => {
  const client = await server.join();
  client.socket.send(Buffer.alloc(3_199));
  expect(await client.closed).toBe(1003);
  expect(client.said('detail')).toEqual([SERVER_MESSAGES.badFrame]);
});

test.each(['garbage', '{"type":"start"}', '{"type":', '[]', 'null', ''])(
  'the text %j is refused with 1003',
  async (text) => {
    const client = await server.join();
    client.socket.send(text);
    expect(await client.closed).toBe(1003);
    expect(client.said('detail')).toEqual([SERVER_MESSAGES.badControl]);
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
  ['failed', 1011, SERVER_MESSAGES.speechFailed],
  ['refused', 1011, SERVER_MESSAGES.speechRefused],
  ['capacity', 4429, SERVER_MESSAGES.noCapacity],
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
  expect(hasty.said('detail')).toEqual([SERVER_MESSAGES.tooFarAhead]);
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

test('speech status is public, and tells who answers, and which languages are known', async () => {
  server.recogniser.current = { state: 'preparing', detail: 'Fetching the model', progress: 0.25 };
  const reply = await fetch(`http://${server.host}/api/v1/speech/status`);
  expect(await reply.json()).toEqual({
    engine: 'counting',
    languages: ['en', 'ar', 'ja', 'pt-BR'],
    state: 'preparing',
    detail: 'Fetching the model',
    progress: 0.25,
    answers: { name: 'Built-in coach', kind: 'coach' },
  });
});

test('a failing database closes with 1011 and a detail that gives nothing away', async () => {
  let gate = passing;
  const broken = await startStreamServer({}, ({ db }) => ({ db: holdStoredAnswers(db, () => gate()) }));
  const session = await broken.addSession();
  gate = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
  const client = broken.connect(session);
  expect(await client.closed).toBe(1011);
  expect(client.said('detail')).toEqual([SERVER_MESSAGES.somethingWentWrong]);
  await broken.close();
});
