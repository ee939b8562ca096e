import type { AddressInfo } from 'node:net';
import type { FeedMessage } from '@pythia/contracts/feed.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { Backoff } from '#api/retry.ts';
import { FeedSocket } from './feed-socket.ts';

let server: WebSocketServer;
let connections: ServerSocket[];
let running: AbortController;
beforeEach(() => {
  server = new WebSocketServer({ port: 0 });
  connections = [];
  running = new AbortController();
});
afterEach(() => {
  running.abort();
  for (const client of server.clients) client.terminate();
  server.close();
});

function follow(onConnection: (socket: ServerSocket, url: string) => void, askEveryMs = 60_000) {
  const messages: FeedMessage[] = [];
  const { promise: ended, resolve: onEnd } = Promise.withResolvers<[number, string]>();
  server.on('connection', (socket, { url = '' }) => {
    connections.push(socket);
    onConnection(socket, url);
  });
  const { port } = server.address() as AddressInfo;
  const feed = new FeedSocket((after) => `ws://127.0.0.1:${port}/?after=${after}`, {
    onMessage: (message) => messages.push(message),
    onEnd: (...end) => onEnd(end),
    signal: running.signal,
    backoff: new Backoff({ firstMs: 10, maxMs: 20 }),
    askEveryMs,
  });
  return { feed, messages, ended };
}

test('goes on behind what it has when its connection breaks, and passes on what it knows', async () => {
  const urls: string[] = [];
  const { messages } = follow((socket, url) => {
    urls.push(url);
    socket.send('{"interim":"and why"}');
    socket.send('{"up_to":1}');
    socket.send('no JSON');
    socket.send('{"of":"another version"}');
    if (urls.length === 1) socket.close(1012);
  });
  await expect.poll(() => messages).toEqual([{ interim: 'and why' }, { interim: 'and why' }]);
  expect(urls).toEqual(['/?after=0', '/?after=1']);
});

test.each([4403, 4404, 4001, 1008])('ends with %d', async (code) => {
  const { ended } = follow((socket) => {
    socket.send('{"detail":"Why."}');
    socket.close(code);
  });
  expect(await ended).toEqual([code, 'Why.']);
  expect(connections).toHaveLength(1);
});

test('tries some times where there is no room, and then says so', async () => {
  const { ended } = follow((socket) => {
    socket.send('{"detail":"Too many."}');
    socket.close(4429);
  });
  expect(await ended).toEqual([4429, 'Too many.']);
  expect(connections).toHaveLength(5);
});

test('a connection that swallows what is sent on it is dead', async () => {
  const pings: string[] = [];
  follow((socket) => socket.on('message', (data) => pings.push((data as Buffer).toString())), 30);
  await expect.poll(() => connections.length).toBeGreaterThan(1);
  expect(pings[0]).toBe('ping');
});

test('one that answers stays', async () => {
  const pings: string[] = [];
  follow((socket) => {
    socket.on('message', (data) => {
      pings.push((data as Buffer).toString());
      socket.send('{"up_to":0}');
    });
  }, 250);
  await expect.poll(() => pings.length, { timeout: 5_000 }).toBeGreaterThan(3);
  expect(connections).toHaveLength(1);
});

test('ends at once when its window goes', async () => {
  const { messages } = follow(() => {});
  await expect.poll(() => connections.length).toBe(1);
  const closed = new Promise((resolve) => connections[0]!.once('close', resolve));
  running.abort();
  await closed;
  expect(messages).toEqual([]);
});

const LINE = {
  kind: 'line',
  id: 'a',
  at: '2026-03-01T10:00:00.000Z',
  channel: 'interviewer',
  text: 'Why us?',
};

test('an event of another build is left out, and the next connection begins before it', async () => {
  const urls: string[] = [];
  const lines = [LINE, { ...LINE, kind: 'applause' }].map((line, place) => ({ ...line, seq: place + 1 }));
  const { messages } = follow((socket, url) => {
    urls.push(url);
    if (urls.length > 1) return socket.send('{"interim":"and"}');
    socket.send(JSON.stringify({ events: lines }));
    socket.send('{"up_to":2}');
    socket.close(1012);
  });
  await expect.poll(() => messages).toEqual([{ event: expect.objectContaining(LINE) }, { interim: 'and' }]);
  expect(urls).toEqual(['/?after=0', '/?after=0']);
});
