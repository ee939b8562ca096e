import { afterEach, expect, test, vi } from 'vitest';
import { Backoff } from './backoff.ts';
import { startListeningServer } from './testing/listening-server.ts';
import { type SocketEvent, type SocketOptions, TranscriptionSocket } from './transcription-socket.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function serve(options: Parameters<typeof startListeningServer>[0] = {}) {
  const server = await startListeningServer(options);
  cleanups.push(() => server.stop());
  return server;
}

function open(url: string, options: Partial<SocketOptions> = {}) {
  const events: SocketEvent[] = [];
  const watchers = new Set<(event: SocketEvent) => void>();
  const onEvent = (event: SocketEvent): void => {
    events.push(event);
    for (const watch of watchers) watch(event);
  };
  const socket = new TranscriptionSocket({ url, onEvent, backoff: new Backoff(5, 20), ...options });
  cleanups.push(() => socket.finish());
  const next = (matches: (event: SocketEvent) => boolean): Promise<SocketEvent> =>
    new Promise((resolve) => watchers.add((event) => matches(event) && resolve(event)));
  return {
    socket,
    events,
    next,
    nextState: (state: string) => next((e) => 'state' in e && e.state === state),
  };
}

/** Frame `n` of an endless ramp, so that a gap or a repetition shows. */
const frame = (n: number) => Int16Array.from({ length: 1_600 }, (_, i) => (n * 1_600 + i) % 32_768);
const ramp = (samples: number) => Array.from({ length: samples }, (_, i) => i % 32_768);

test('frames arrive as little-endian 16-bit samples, also those spoken before it opened', async () => {
  const server = await serve();
  const { socket, nextState } = open(server.url);
  socket.send(frame(0));
  await nextState('open');
  socket.send(frame(1));
  await server.until(() => server.connections[0]?.samples.length === 3_200);
  expect(server.connections[0]!.samples).toEqual(ramp(3_200));
});

test('what the server says becomes events, and what is no message of ours is ignored', async () => {
  const server = await serve();
  const { events, nextState, next } = open(server.url);
  await nextState('open');
  const say = (message: unknown) => server.connections[0]!.socket.send(JSON.stringify(message));
  server.connections[0]!.socket.send('{not json');
  server.connections[0]!.socket.send(Buffer.from([1, 2, 3]));
  say({ transcript: 7 });
  say({ interim: 'tell me' });
  say({ transcript: 'Tell me about yourself.' });
  say({ status: 'preparing', detail: 'Loading', progress: 0.5 });
  say({ detail: 'Goodbye' });
  await next((event) => event.type === 'detail');
  expect(events.slice(2)).toEqual([
    { type: 'interim', text: 'tell me' },
    { type: 'transcript', text: 'Tell me about yourself.' },
    { type: 'status', state: 'preparing', detail: 'Loading', progress: 0.5 },
    { type: 'detail', detail: 'Goodbye' },
  ]);
});

test('a server that restarts gets everything it had not confirmed, without a gap', async () => {
  const first = await serve();
  const { socket, nextState } = open(first.url);
  await nextState('open');
  socket.send(frame(0));
  await first.until(() => first.connections[0]?.samples.length === 1_600);
  const broken = nextState('reconnecting');
  await first.stop();
  await broken;
  for (let n = 1; n < 20; n++) socket.send(frame(n));

  const second = await serve({ port: first.port });
  await second.until(() => (second.connections[0]?.samples.length ?? 0) >= 19 * 1_600);
  const { samples } = second.connections[0]!;
  const overlap = samples.length - 19 * 1_600; // 0, or the first frame when its confirmation was lost
  expect([...ramp(1_600 - overlap), ...samples]).toEqual(ramp(20 * 1_600));
});

test('it waits longer after every failed try, and tells how long', async () => {
  const server = await serve();
  await server.stop();
  const { events, next } = open(server.url);
  await next((event) => 'inMs' in event && event.inMs === 20);
  const waits = events.flatMap((event) => ('inMs' in event ? [event.inMs] : []));
  expect(waits).toEqual([5, 10, 20]);
});

test.each([
  [4001, 'authentication-failed'],
  [4403, 'session-expired'],
])('close code %d is final: %s', async (code, reason) => {
  const server = await serve();
  const { next, nextState } = open(server.url);
  await nextState('open');
  const ended = next((event) => event.type === 'ended' || 'inMs' in event);
  server.connections[0]!.socket.close(code);
  expect(await ended).toEqual({ type: 'ended', reason });
});

test.each([1000, 1003, 1011, 1012, 4429])('after close code %d it connects again', async (code) => {
  const server = await serve();
  const { nextState } = open(server.url);
  await nextState('open');
  const reconnecting = nextState('reconnecting');
  server.connections[0]!.socket.close(code);
  expect(await reconnecting).toMatchObject({ code, wasClean: true, inMs: 5 });
  await server.until(() => server.connections.length === 2);
});

test('a connection that broke off is told apart from one that was closed', async () => {
  const server = await serve();
  const { nextState } = open(server.url);
  await nextState('open');
  const reconnecting = nextState('reconnecting');
  server.connections[0]!.socket.terminate();
  expect(await reconnecting).toMatchObject({ code: 1006, wasClean: false });
});

test('without confirmations it sends 4 s and keeps the rest', async () => {
  const server = await serve({ confirms: false });
  const { socket, nextState } = open(server.url);
  await nextState('open');
  for (let n = 0; n < 100; n++) socket.send(frame(n));
  await server.until(() => server.connections[0]!.samples.length === 64_000);
  server.connections[0]!.socket.send('{"heard": 1600}');
  await server.until(() => server.connections[0]!.samples.length === 65_600);
  expect(server.connections[0]!.samples).toEqual(ramp(65_600));
});

test('a connection on which nothing comes back for 10 s is given up, and its audio sent again', async () => {
  const server = await serve({ confirms: false });
  vi.useFakeTimers({ toFake: ['performance'] });
  const { socket, nextState } = open(server.url);
  await nextState('open');
  socket.send(frame(0));
  await server.until(() => server.connections[0]!.samples.length === 1_600);
  const reconnecting = nextState('reconnecting');
  vi.advanceTimersByTime(10_001);
  socket.send(frame(1));
  expect(await reconnecting).toMatchObject({ code: 1006, wasClean: false });
  await server.until(() => server.connections[1]?.samples.length === 3_200);
  expect(server.connections[1]!.samples).toEqual(ramp(3_200));
});

test('a pause in the audio is no reason to give a connection up', async () => {
  const server = await serve({ confirms: false });
  vi.useFakeTimers({ toFake: ['performance'] });
  const { socket, events, nextState } = open(server.url);
  await nextState('open');
  vi.advanceTimersByTime(60_000);
  socket.send(frame(0));
  socket.send(frame(1));
  await server.until(() => server.connections[0]!.samples.length === 3_200);
  expect(events.at(-1)).toEqual({ type: 'connection', state: 'open' });
});

test('the waits begin anew after a connection that opened', async () => {
  const server = await serve();
  const { nextState } = open(server.url);
  for (const turn of [0, 1, 2]) {
    await nextState('open');
    await server.until(() => server.connections.length === turn + 1);
    const reconnecting = nextState('reconnecting');
    server.connections[turn]!.socket.close(1012);
    expect(await reconnecting).toMatchObject({ inMs: 5 });
  }
});

test('finish sends what is left, asks for the last words, passes them on and ends', async () => {
  const server = await serve();
  const { socket, events, next, nextState } = open(server.url);
  await nextState('open');
  socket.send(frame(0).subarray(0, 700));
  socket.finish();
  await server.until(() => server.connections[0]!.texts.length === 1);
  expect(server.connections[0]!.samples).toEqual(ramp(700));
  expect(JSON.parse(server.connections[0]!.texts[0]!)).toEqual({ type: 'end' });
  const ended = next((event) => event.type === 'ended');
  server.connections[0]!.socket.send('{"transcript": "Goodbye."}');
  server.connections[0]!.socket.close(1000);
  expect(await ended).toEqual({ type: 'ended', reason: 'stopped' });
  expect(events.at(-2)).toEqual({ type: 'transcript', text: 'Goodbye.' });
});

test('finish while it waits to reconnect ends at once and connects no more', async () => {
  const server = await serve();
  const { socket, events, nextState } = open(server.url, { backoff: new Backoff(60_000, 60_000) });
  await nextState('open');
  const reconnecting = nextState('reconnecting');
  server.connections[0]!.socket.terminate();
  await reconnecting;
  socket.finish();
  expect(events.at(-1)).toEqual({ type: 'ended', reason: 'stopped' });
});
