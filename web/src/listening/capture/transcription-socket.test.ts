import { afterEach, describe, expect, test, vi } from 'vitest';
import { Backoff } from '#api/backoff.ts';
import { ReplayRing } from './replay-ring.ts';
import { startListeningServer } from './testing/listening-server.ts';
import { type SocketEvent, type SocketOptions, TranscriptionSocket } from './transcription-socket.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const backoff = (firstMs: number, maxMs: number) => new Backoff({ firstMs, maxMs, random: () => 0 });

async function serve(options: Parameters<typeof startListeningServer>[0] = {}) {
  const server = await startListeningServer(options);
  cleanups.push(() => server.stop());
  return server;
}

/** Resolves when somebody has looked for it in vain. */
const goAway = async (server: Awaited<ReturnType<typeof serve>>) => {
  server.health.isWell = false;
  server.connections[0]!.socket.terminate();
  await server.until(() => server.health.looks > 0);
};

function open(url: string, options: Partial<SocketOptions> = {}) {
  const events: SocketEvent[] = [];
  const watchers = new Set<(event: SocketEvent) => void>();
  const onEvent = (event: SocketEvent): void => {
    events.push(event);
    for (const watch of watchers) watch(event);
  };
  const socket = new TranscriptionSocket({ url, onEvent, backoff: backoff(5, 20), ...options });
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

/** The browser's sockets that are opened from now on. */
function watchSockets(): readonly WebSocket[] {
  const sockets: WebSocket[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(url: string) {
        super(url);
        sockets.push(this);
      }
    },
  );
  return sockets;
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

const transcripts = (events: SocketEvent[]) =>
  events.flatMap((event) => (event.type === 'transcript' ? [event.text] : []));

test('a server killed in mid-sentence and started again: every sentence is a line, whole and once', async () => {
  const first = await serve({ sentence: 8_000 });
  const { socket, events, next, nextState } = open(first.url);
  await nextState('open');
  for (let n = 0; n < 7; n++) socket.send(frame(n));
  await next((event) => event.type === 'transcript');
  await first.until(() => first.connections[0]?.samples.length === 7 * 1_600);
  const broken = nextState('reconnecting');
  await first.stop();
  await broken;
  for (let n = 7; n < 20; n++) socket.send(frame(n));

  const last = next((event) => event.type === 'transcript' && event.text.endsWith('31999'));
  await serve({ port: first.port, sentence: 8_000 });
  await last;
  expect(transcripts(events)).toEqual(['0 to 7999', '8000 to 15999', '16000 to 23999', '24000 to 31999']);
});

test(
  'after more than it keeps, it tells how much was not heard before the words that follow',
  {
    timeout: 20_000, // two minutes of samples
  },
  async () => {
    const first = await serve();
    const { socket, events, next, nextState } = open(first.url);
    await nextState('open');
    const broken = nextState('reconnecting');
    await first.stop();
    await broken;
    for (let n = 0; n < 1_320; n++) socket.send(frame(n));

    const second = await serve({ port: first.port, sentence: 16_000 });
    await next((event) => event.type === 'transcript');
    const told = events.findIndex((event) => event.type === 'gap');
    expect(events.slice(told - 1, told + 2)).toEqual([
      { type: 'connection', state: 'open' },
      { type: 'gap', seconds: 12 },
      { type: 'transcript', text: expect.any(String) },
    ]);
    socket.finish();
    await second.until(() => second.connections[0]!.samples.length === 120 * 16_000);
    expect(second.connections).toHaveLength(1); // two minutes at once are not too far ahead of the clock
  },
);

test('the browser buffers no more than 128 KB and a frame, and everything arrives', async () => {
  const sockets = watchSockets();
  const server = await serve();
  const { socket, nextState } = open(server.url);
  await nextState('open');
  for (let n = 0; n < 200; n++) socket.send(frame(n));
  expect(sockets[0]!.bufferedAmount).toBeGreaterThan(100_000);
  expect(sockets[0]!.bufferedAmount).toBeLessThan(131_072 + 3_200);
  socket.finish(); // what is left needs no new sound to be sent
  await server.until(() => server.connections[0]!.texts.length === 1);
  expect(server.connections[0]!.samples).toEqual(ramp(200 * 1_600));
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
  [4409, 'listened-elsewhere'],
])('close code %d is final', async (code, reason) => {
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

test('a connection on which nothing comes back for 30 s is given up, and its sound sent again', async () => {
  const server = await serve({ sentence: 0 });
  vi.useFakeTimers({ toFake: ['performance'] });
  const { socket, nextState } = open(server.url);
  await nextState('open');
  socket.send(frame(0));
  await server.until(() => server.connections[0]!.samples.length === 1_600);
  vi.advanceTimersByTime(29_999);
  socket.send(frame(1));
  await server.until(() => server.connections[0]!.samples.length === 3_200);
  const reconnecting = nextState('reconnecting');
  vi.advanceTimersByTime(2);
  socket.send(frame(2));
  expect(await reconnecting).toMatchObject({ code: 1006, wasClean: false });
  await server.until(() => server.connections[1]?.samples.length === 4_800);
  expect(server.connections[1]!.samples).toEqual(ramp(4_800));
});

describe('a connection from which nothing comes', () => {
  const PING = '{"type":"ping"}';

  /** After three seconds of it, asked whether it lives. */
  async function askedAfterSilence() {
    const server = await serve({ sentence: 0 });
    vi.useFakeTimers({ toFake: ['performance'] });
    const opened = open(server.url);
    await opened.nextState('open');
    opened.socket.send(frame(0));
    vi.advanceTimersByTime(3_001);
    opened.socket.send(frame(1));
    await server.until(() => server.connections[0]!.texts.includes(PING));
    return { ...opened, server };
  }

  test('and that swallows what is sent is replaced within seven seconds, and its sound sent again', async () => {
    const { socket, events, server } = await askedAfterSilence();
    vi.advanceTimersByTime(3_001);
    socket.send(frame(2));
    expect(events.at(-1)).toMatchObject({ state: 'reconnecting', code: 1006, wasClean: false });
    await server.until(() => server.connections[1]?.samples.length === 4_800);
  });

  test('is followed by one that says nothing again of what the server had heard on it', async () => {
    const { socket, events, server } = await askedAfterSilence();
    server.connections[0]!.heard = 1_600; // in words that never came back
    vi.advanceTimersByTime(3_001);
    socket.send(frame(2));
    await server.until(() => server.connections[1]?.samples.length === 3_200);
    expect(server.connections[1]!.samples).toEqual(ramp(4_800).slice(1_600));
    expect(events.at(-1)).toEqual({ type: 'connection', state: 'open' });
  });

  test('is followed by one that says all again where the server says nothing of it', async () => {
    const { socket, server } = await askedAfterSilence();
    server.memory.isKept = false;
    vi.advanceTimersByTime(3_001);
    socket.send(frame(2));
    await server.until(() => server.connections.length === 2);
    server.connections[1]!.socket.send('{"status": "ready"}');
    await server.until(() => server.connections[1]!.samples.length === 4_800);
    expect(server.connections[1]!.samples).toEqual(ramp(4_800));
  });

  test('is replaced too while it is still to say what was heard on the one before', async () => {
    const server = await serve({ sentence: 0 });
    vi.useFakeTimers({ toFake: ['performance'] });
    const { socket, nextState } = open(server.url);
    await nextState('open');
    socket.send(frame(0));
    await server.until(() => server.connections[0]!.samples.length === 1_600);
    server.connections[0]!.socket.send('{"heard": 1600}'); // nothing is in flight
    server.memory.isKept = false;
    const sockets = watchSockets();
    server.connections[0]!.socket.close(1012);
    await vi.waitUntil(() => sockets[0]?.readyState === WebSocket.OPEN);
    vi.advanceTimersByTime(3_001);
    socket.send(frame(1));
    await server.until(() => server.connections[1]!.texts.includes(PING));
    const reconnecting = nextState('reconnecting');
    vi.advanceTimersByTime(3_001);
    socket.send(frame(2));
    expect(await reconnecting).toMatchObject({ code: 1006, wasClean: false });
    expect(server.connections[1]!.samples).toEqual([]);
  });

  test('but that lives stays, and is asked again after the next silence', async () => {
    const { socket, events, server, next } = await askedAfterSilence();
    const said = next((event) => event.type === 'interim');
    server.connections[0]!.socket.send('{"heard": 0}');
    server.connections[0]!.socket.send('{"interim": "and"}');
    await said;
    vi.advanceTimersByTime(3_001);
    socket.send(frame(2));
    await server.until(() => server.connections[0]!.texts.length === 2);
    expect(events.filter((event) => event.type === 'connection')).toHaveLength(2);
  });
});

test('a recogniser that hears nothing for 30 s is left, however much alive its connection is', async () => {
  const server = await serve({ sentence: 0 });
  vi.useFakeTimers({ toFake: ['performance'] });
  const { socket, events, next, nextState } = open(server.url);
  await nextState('open');
  const say = (message: object) => server.connections[0]!.socket.send(JSON.stringify(message));
  for (let turn = 0; turn < 11; turn++) {
    const told = next((event) => event.type === 'status');
    say({ heard: 0 });
    say({ status: 'ready' });
    await told;
    socket.send(frame(turn));
    vi.advanceTimersByTime(3_000);
  }
  socket.send(frame(11));
  expect(events).toContainEqual(expect.objectContaining({ state: 'reconnecting', code: 1006 }));
});

test('a flush comes after the sound before it', async () => {
  const server = await serve({ sentence: 0 });
  const { socket, nextState } = open(server.url);
  await nextState('open');
  socket.send(frame(0));
  socket.flush();
  await server.until(() => server.connections[0]!.texts.includes('{"type":"flush"}'));
  expect(server.connections[0]!.samples).toHaveLength(1_600);
});

test('what is appended to the session elsewhere is passed on as it came', async () => {
  const server = await serve();
  const { next, nextState } = open(server.url);
  await nextState('open');
  const appended = next((event) => event.type === 'appended');
  server.connections[0]!.socket.send('{"event": {"kind": "line"}}');
  expect(await appended).toEqual({ type: 'appended', event: { kind: 'line' } });
});

test('a session that ends with sound unheard says how much, and not of what came after', async () => {
  const server = await serve({ sentence: 0 });
  const { socket, events, next, nextState } = open(server.url);
  await nextState('open');
  for (let n = 0; n < 20; n++) socket.send(frame(n));
  await server.until(() => server.connections[0]!.samples.length === 20 * 1_600);
  const over = next((event) => event.type === 'session-over');
  server.connections[0]!.socket.close(4403);
  await over;
  for (let n = 20; n < 30; n++) socket.send(frame(n));
  socket.finish();
  expect(events.slice(-2)).toEqual([
    { type: 'gap', seconds: 2 },
    { type: 'ended', reason: 'stopped' },
  ]);
});

test('a long sentence is no silence while the server repeats what it has heard', async () => {
  const server = await serve({ sentence: 0 });
  vi.useFakeTimers({ toFake: ['performance'] });
  const { socket, events, next, nextState } = open(server.url);
  await nextState('open');
  for (const turn of [0, 1, 2, 3]) {
    socket.send(frame(turn));
    vi.advanceTimersByTime(15_000);
    const said = next((event) => event.type === 'interim');
    server.connections[0]!.socket.send('{"heard": 0}');
    server.connections[0]!.socket.send('{"interim": "and then"}');
    await said;
  }
  socket.send(frame(4));
  await server.until(() => server.connections[0]!.samples.length === 5 * 1_600);
  expect(events.filter((event) => event.type === 'connection')).toHaveLength(2);
});

test('a pause in the sound is no reason to give a connection up', async () => {
  const server = await serve({ sentence: 0 });
  vi.useFakeTimers({ toFake: ['performance'] });
  const { socket, events, nextState } = open(server.url);
  await nextState('open');
  vi.advanceTimersByTime(60_000);
  socket.send(frame(0));
  socket.send(frame(1));
  await server.until(() => server.connections[0]!.samples.length === 3_200);
  expect(events.at(-1)).toEqual({ type: 'connection', state: 'open' });
});

test.each(['retryNow', 'networkReturned'] as const)('%s ends the wait for the next try', async (sign) => {
  const server = await serve();
  const { socket, nextState } = open(server.url, { backoff: backoff(60_000, 60_000) });
  await nextState('open');
  const reconnecting = nextState('reconnecting');
  server.connections[0]!.socket.terminate();
  await reconnecting;
  const opened = nextState('open');
  socket[sign]();
  socket[sign](); // a second sign does not open a second connection
  await opened;
  expect(server.connections).toHaveLength(2);
});

describe('while it waits for its next try', () => {
  const probing = { firstWithinMs: 5, rhythm: backoff(5, 5) };
  const patient = { backoff: backoff(3_600_000, 3_600_000), probing };

  test('the return of the server ends the wait', async () => {
    const server = await serve();
    const { nextState } = open(server.url, patient);
    await nextState('open');
    await goAway(server);
    const opened = nextState('open');
    server.health.isWell = true;
    await opened;
    expect(server.connections).toHaveLength(2);
  });

  test('a server that refuses and is there all the while is left to the wait', async () => {
    const server = await serve();
    const { nextState } = open(server.url, patient);
    await nextState('open');
    server.connections[0]!.socket.close(4429);
    await server.until(() => server.health.looks >= 5);
    expect(server.connections).toHaveLength(1);
  });

  test('a server that refuses after its return is tried once for that', async () => {
    const server = await serve();
    const { nextState } = open(server.url, patient);
    await nextState('open');
    await goAway(server);
    server.health.isWell = true;
    await server.until(() => server.connections.length === 2);
    const looked = server.health.looks;
    server.connections[1]!.socket.close(4429);
    await server.until(() => server.health.looks >= looked + 5);
    expect(server.connections).toHaveLength(2);
  });

  test('a server that is back but lets nobody connect is tried once for its return', async () => {
    const server = await serve();
    const { nextState } = open(server.url, patient);
    await nextState('open');
    await goAway(server);
    Object.assign(server.health, { isWell: true, isRefusing: true });
    await server.until(() => server.health.refused === 1);
    const looked = server.health.looks;
    await server.until(() => server.health.looks >= looked + 5);
    expect(server.health.refused).toBe(1);
  });

  test('a try that was swallowed on its way is replaced when the server returns', async () => {
    const server = await serve();
    const { nextState } = open(server.url, { backoff: backoff(5, 5), probing });
    await nextState('open');
    await goAway(server);
    await server.until(() => server.swallowed.length === 1);
    server.health.isWell = true;
    await server.until(() => server.connections.length === 2);
    expect(server.swallowed).toHaveLength(1);
  });

  test('nobody looks for a server that is connected, before or after', async () => {
    const server = await serve();
    const { socket, nextState } = open(server.url, { backoff: backoff(50, 50), probing });
    await nextState('open');
    socket.send(frame(0));
    await server.until(() => server.connections[0]!.samples.length === 1_600);
    expect(server.health.looks).toBe(0);
    server.connections[0]!.socket.close(1012);
    await nextState('open');
    const { looks: looked } = server.health;
    expect(looked).toBeGreaterThan(0);
    for (let sent = 1; sent <= 20; sent++) {
      socket.send(frame(sent));
      await server.until(() => server.connections[1]!.samples.length === sent * 1_600);
    }
    expect(server.health.looks).toBeLessThanOrEqual(looked + 1); // one may have been on its way
  });

  test('it tells how much sound it keeps, in whole seconds, and no more than it does', async () => {
    const server = await serve({ sentence: 0 });
    const ring = new ReplayRing(3 * 16_000);
    const { socket, events, nextState } = open(server.url, { ...patient, ring });
    await nextState('open');
    socket.send(frame(0));
    const broken = nextState('reconnecting');
    await server.stop();
    await broken;
    for (let n = 1; n < 50; n++) socket.send(frame(n));
    const kept = events.flatMap((event) => (event.type === 'kept' ? [event.seconds] : []));
    expect(kept).toEqual([1, 2, 3]);
  });
});

test('a connection that says nothing within 3 s of the return of the network is replaced', async () => {
  const server = await serve({ sentence: 0 });
  vi.useFakeTimers({ toFake: ['performance'] });
  const { socket, nextState } = open(server.url);
  await nextState('open');
  socket.send(frame(0));
  await server.until(() => server.connections[0]!.samples.length === 1_600);
  socket.networkReturned();
  vi.advanceTimersByTime(3_001);
  socket.send(frame(1));
  await server.until(() => server.connections[1]?.samples.length === 3_200);
  expect(server.connections[1]!.samples).toEqual(ramp(3_200));
});

test('a connection that speaks after the return of the network is kept', async () => {
  const server = await serve({ sentence: 0 });
  vi.useFakeTimers({ toFake: ['performance'] });
  const { socket, next, nextState } = open(server.url);
  await nextState('open');
  socket.send(frame(0));
  socket.networkReturned();
  const said = next((event) => event.type === 'interim');
  server.connections[0]!.socket.send('{"interim": "and"}');
  await said;
  vi.advanceTimersByTime(3_001);
  socket.send(frame(1));
  await server.until(() => server.connections[0]!.samples.length === 3_200);
  expect(server.connections).toHaveLength(1);
});

test('the waits begin anew after a connection that worked', async () => {
  const server = await serve();
  const { socket, nextState } = open(server.url);
  for (const turn of [0, 1, 2]) {
    await nextState('open');
    socket.send(frame(turn));
    await server.until(() => server.connections[turn]?.samples.length === 1_600);
    const reconnecting = nextState('reconnecting');
    server.connections[turn]!.socket.close(1012);
    expect(await reconnecting).toMatchObject({ inMs: 5 });
  }
});

test('the waits go on growing while every connection opens and is refused', async () => {
  const server = await serve();
  const { events, nextState } = open(server.url);
  for (const inMs of [5, 10, 20]) {
    await nextState('open');
    const reconnecting = nextState('reconnecting');
    const { socket } = server.connections.at(-1)!;
    socket.send('{"status": "ready"}');
    socket.send('{"detail": "Too many streams are open."}');
    socket.close(4429);
    expect(await reconnecting).toMatchObject({ inMs, code: 4429 });
  }
  expect(events).toContainEqual({ type: 'detail', detail: 'Too many streams are open.' });
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

test('finish while it waits to reconnect says what was not heard, ends at once and connects no more', async () => {
  const server = await serve({ sentence: 0 });
  const { socket, events, nextState } = open(server.url, { backoff: backoff(60_000, 60_000) });
  await nextState('open');
  const reconnecting = nextState('reconnecting');
  server.connections[0]!.socket.terminate();
  await reconnecting;
  for (let n = 0; n < 20; n++) socket.send(frame(n));
  socket.finish();
  expect(events.slice(-2)).toEqual([
    { type: 'gap', seconds: 2 },
    { type: 'ended', reason: 'stopped' },
  ]);
  socket.networkReturned();
  expect(events.at(-1)).toEqual({ type: 'ended', reason: 'stopped' });
});

test('finish waits for last words while they come, and not longer', async () => {
  const server = await serve({ sentence: 0 });
  vi.useFakeTimers({ toFake: ['performance'] });
  const { socket, events, next, nextState } = open(server.url);
  await nextState('open');
  socket.send(frame(0));
  socket.finish();
  await server.until(() => server.connections[0]!.texts.length === 1);
  for (const text of ['one', 'two']) {
    vi.advanceTimersByTime(2_000);
    const said = next((event) => event.type === 'transcript');
    server.connections[0]!.socket.send(JSON.stringify({ transcript: text }));
    await said;
  }
  const ended = next((event) => event.type === 'ended');
  vi.advanceTimersByTime(2_501);
  await ended;
  expect(transcripts(events)).toEqual(['one', 'two']);
});

test('a session that another follows hands over what was not heard in it, and no word twice', async () => {
  const first = await serve({ sentence: 8_000 });
  const { socket, events, next, nextState } = open(first.url);
  await nextState('open');
  for (let n = 0; n < 7; n++) socket.send(frame(n));
  await next((event) => event.type === 'transcript');
  const over = next((event) => event.type === 'session-over');
  first.connections[0]!.socket.close(4403);
  await over;
  for (let n = 7; n < 20; n++) socket.send(frame(n));
  socket.retryNow(); // as when the user comes back to the window: there is no address yet
  const since = events.slice(events.findIndex((event) => event.type === 'session-over'));
  expect(since).not.toContainEqual({ type: 'connection', state: 'connecting' });

  const last = next((event) => event.type === 'transcript' && event.text.endsWith('31999'));
  const second = await serve({ sentence: 8_000 });
  socket.moveTo(second.url);
  await last;
  expect(transcripts(events)).toEqual(['0 to 7999', '8000 to 15999', '16000 to 23999', '24000 to 31999']);
});

test('a session that is over waits until it is moved or finished', async () => {
  const server = await serve();
  const { socket, next, nextState } = open(server.url);
  await nextState('open');
  const over = next((event) => event.type === 'session-over');
  server.connections[0]!.socket.close(4403);
  await over;
  const ended = next((event) => event.type === 'ended');
  socket.finish();
  expect(await ended).toEqual({ type: 'ended', reason: 'stopped' });
});
