import { describe, expect, test, vi } from 'vitest';
import { connectOnTestClock, frame, ramp, watchSockets } from './testing/connect.ts';

test('a connection on which nothing comes back for 30 s is given up, and its sound sent again', async () => {
  const { server, socket, nextState } = await connectOnTestClock();
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
    const opened = await connectOnTestClock();
    const { server, socket } = opened;
    socket.send(frame(0));
    vi.advanceTimersByTime(3_001);
    socket.send(frame(1));
    await server.until(() => server.connections[0]!.texts.includes(PING));
    return opened;
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
    const { server, socket, nextState } = await connectOnTestClock();
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
  const { server, socket, events, next } = await connectOnTestClock();
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

test('a long sentence is no silence while the server repeats what it has heard', async () => {
  const { server, socket, events, next } = await connectOnTestClock();
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
  const { server, socket, events } = await connectOnTestClock();
  vi.advanceTimersByTime(60_000);
  socket.send(frame(0));
  socket.send(frame(1));
  await server.until(() => server.connections[0]!.samples.length === 3_200);
  expect(events.at(-1)).toEqual({ type: 'connection', state: 'open' });
});

test('a connection that says nothing within 3 s of the return of the network is replaced', async () => {
  const { server, socket } = await connectOnTestClock();
  socket.send(frame(0));
  await server.until(() => server.connections[0]!.samples.length === 1_600);
  socket.networkReturned();
  vi.advanceTimersByTime(3_001);
  socket.send(frame(1));
  await server.until(() => server.connections[1]?.samples.length === 3_200);
  expect(server.connections[1]!.samples).toEqual(ramp(3_200));
});

test('a connection that speaks after the return of the network is kept', async () => {
  const { server, socket, next } = await connectOnTestClock();
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
