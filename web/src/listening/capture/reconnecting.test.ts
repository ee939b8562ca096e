import { describe, expect, test } from 'vitest';
import { ReplayRing } from './replay-ring.ts';
import { backoff, connect, frame, openConnection, serve } from './testing/connect.ts';

/** Resolves when somebody has looked for it in vain. */
const goAway = async (server: Awaited<ReturnType<typeof serve>>) => {
  server.health.isWell = false;
  server.connections[0]!.socket.terminate();
  await server.until(() => server.health.looks > 0);
};

test('it waits longer after every failed try, and tells how long', async () => {
  const server = await serve();
  await server.stop();
  const { events, next } = openConnection(server.url);
  await next((event) => 'inMs' in event && event.inMs === 20);
  const waits = events.flatMap((event) => ('inMs' in event ? [event.inMs] : []));
  expect(waits).toEqual([5, 10, 20]);
});

test.each([
  [4001, 'authentication-failed'],
  [4409, 'listened-elsewhere'],
])('close code %d is final', async (code, reason) => {
  const { server, next } = await connect();
  const ended = next((event) => event.type === 'ended' || 'inMs' in event);
  server.connections[0]!.socket.close(code);
  expect(await ended).toEqual({ type: 'ended', reason });
});

test.each([1000, 1003, 1011, 1012, 4429])('after close code %d it connects again', async (code) => {
  const { server, nextState } = await connect();
  const reconnecting = nextState('reconnecting');
  server.connections[0]!.socket.close(code);
  expect(await reconnecting).toMatchObject({ code, wasClean: true, inMs: 5 });
  await server.until(() => server.connections.length === 2);
});

test('a connection that broke off is told apart from one that was closed', async () => {
  const { server, nextState } = await connect();
  const reconnecting = nextState('reconnecting');
  server.connections[0]!.socket.terminate();
  expect(await reconnecting).toMatchObject({ code: 1006, wasClean: false });
});

test.each(['retryNow', 'networkReturned'] as const)('%s ends the wait for the next try', async (sign) => {
  const { server, socket, nextState } = await connect({}, { backoff: backoff(60_000, 60_000) });
  const reconnecting = nextState('reconnecting');
  server.connections[0]!.socket.terminate();
  await reconnecting;
  const opened = nextState('open');
  socket[sign]();
  socket[sign](); // a second sign does not open a second connection
  await opened;
  expect(server.connections).toHaveLength(2);
});

test('the waits begin anew after a connection that worked', async () => {
  const server = await serve();
  const { socket, nextState } = openConnection(server.url);
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
  const { events, nextState } = openConnection(server.url);
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

describe('while it waits for its next try', () => {
  const probing = { firstWithinMs: 5, rhythm: backoff(5, 5) };
  const patient = { backoff: backoff(3_600_000, 3_600_000), probing };

  test('the return of the server ends the wait', async () => {
    const { server, nextState } = await connect({}, patient);
    await goAway(server);
    const opened = nextState('open');
    server.health.isWell = true;
    await opened;
    expect(server.connections).toHaveLength(2);
  });

  test('a server that refuses and is there all the while is left to the wait', async () => {
    const { server } = await connect({}, patient);
    server.connections[0]!.socket.close(4429);
    await server.until(() => server.health.looks >= 5);
    expect(server.connections).toHaveLength(1);
  });

  test('a server that refuses after its return is tried once for that', async () => {
    const { server } = await connect({}, patient);
    await goAway(server);
    server.health.isWell = true;
    await server.until(() => server.connections.length === 2);
    const looked = server.health.looks;
    server.connections[1]!.socket.close(4429);
    await server.until(() => server.health.looks >= looked + 5);
    expect(server.connections).toHaveLength(2);
  });

  test('a server that is back but lets nobody connect is tried once for its return', async () => {
    const { server } = await connect({}, patient);
    await goAway(server);
    Object.assign(server.health, { isWell: true, isRefusing: true });
    await server.until(() => server.health.refused === 1);
    const looked = server.health.looks;
    await server.until(() => server.health.looks >= looked + 5);
    expect(server.health.refused).toBe(1);
  });

  test('a try that was swallowed on its way is replaced when the server returns', async () => {
    const { server } = await connect({}, { backoff: backoff(5, 5), probing });
    await goAway(server);
    await server.until(() => server.swallowed.length === 1);
    server.health.isWell = true;
    await server.until(() => server.connections.length === 2);
    expect(server.swallowed).toHaveLength(1);
  });

  test('nobody looks for a server that is connected, before or after', async () => {
    const { server, socket, nextState } = await connect({}, { backoff: backoff(50, 50), probing });
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
    const { socket, events, nextState } = openConnection(server.url, { ...patient, ring });
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
