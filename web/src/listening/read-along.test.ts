import { expect, onTestFinished, test } from 'vitest';
import { Backoff } from '#api/backoff.ts';
import { startListeningServer } from './capture/testing/listening-server.ts';
import { readAlong, type ReadEvent } from './read-along.ts';

const LINE = {
  kind: 'line',
  text: 'Why us?',
  id: 'a',
  at: '2026-03-01T10:00:00.250Z',
  channel: 'interviewer',
} as const;

async function read({ askEveryMs = 60_000 } = {}) {
  const server = await startListeningServer();
  const events: ReadEvent[] = [];
  const leaving = new AbortController();
  const reading = readAlong({
    url: server.url,
    onEvent: (event) => events.push(event),
    signal: leaving.signal,
    backoff: new Backoff({ firstMs: 5, maxMs: 5 }),
    askEveryMs,
  });
  onTestFinished(async () => {
    leaving.abort();
    await reading;
    await server.stop();
  });
  await server.until(() => server.connections.length === 1);
  const say = (message: unknown) => server.connections.at(-1)?.socket.send(JSON.stringify(message));
  return { server, events, reading, leave: () => leaving.abort(), say };
}

test('what is appended and being said is told, and nothing else that comes', async () => {
  const { events, say } = await read();
  for (const message of [{ heard: 0 }, { event: { kind: 'riddle' } }, 7, { transcript: 'x' }]) say(message);
  say({ status: 'ready' });
  say({ interim: 'why us' });
  say({ event: LINE });
  await expect.poll(() => events.at(-1)?.type).toBe('appended');
  expect(events).toEqual([
    { type: 'interim', text: '' },
    { type: 'status', state: 'ready' },
    { type: 'interim', text: 'why us' },
    { type: 'appended', event: LINE },
  ]);
});

test('a connection that breaks is followed by another, and one that is silent as well', async () => {
  const { server } = await read({ askEveryMs: 50 });
  server.connections[0]?.socket.terminate();
  await server.until(() => server.connections[1]?.texts.includes('{"type":"ping"}') === true);
  await server.until(() => server.connections.length === 3);
  expect(server.connections[1]?.texts).toEqual(['{"type":"ping"}']);
});

test('the end of the session is told, and ends it', async () => {
  const { server, events, reading } = await read();
  server.connections[0]?.socket.close(4403);
  await reading;
  expect(events).toEqual([{ type: 'session-over' }]);
});

test.each([
  ['for its address, at once', 1008, 1],
  ['for want of room, after five tries', 4429, 5],
])('a window that is refused %s stops, and says why', async (_why, code, tries) => {
  const { server, events, reading } = await read();
  for (let at = 0; at < tries; at += 1) {
    await server.until(() => server.connections.length === at + 1);
    const { socket } = server.connections[at]!;
    socket.send(JSON.stringify({ detail: 'No.' }));
    socket.close(code);
  }
  await reading;
  expect(events).toEqual([{ type: 'detail', detail: 'No.' }]);
  expect(server.connections).toHaveLength(tries);
});

test('one that was taken in meanwhile has as many tries again', async () => {
  const { server, events, leave, reading } = await read();
  for (let at = 0; at < 7; at += 1) {
    await server.until(() => server.connections.length === at + 1);
    const { socket } = server.connections[at]!;
    if (at === 3) socket.send(JSON.stringify({ status: 'ready' }));
    socket.close(at === 3 ? 1012 : 4429);
  }
  await server.until(() => server.connections.length === 8);
  leave();
  await reading;
  expect(events.map(({ type }) => type)).toEqual(['interim', 'status']);
});

test('who leaves closes the connection', async () => {
  const { server, reading, leave } = await read();
  const closed = new Promise((resolve) => server.connections[0]?.socket.once('close', resolve));
  leave();
  await reading;
  await closed;
  expect(server.connections).toHaveLength(1);
});
