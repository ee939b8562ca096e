import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createServer } from './create-server.ts';

let app: FastifyInstance;
let log: string[];
beforeEach(async () => {
  log = [];
  const logTo = { write: (line: string) => void log.push(line) };
  app = await createServer({ trustProxy: false, logLevel: 'info', logTo, publicUrl: undefined });
  app.get('/page', async () => ({}));
});
afterEach(() => app.close());

test('the log names no part of a path that may be all that somebody needs', async () => {
  app.get('/pictures/:id', async () => 'a picture');
  await app.inject('/pictures/secret');
  expect(log.join('')).toContain('"path":"/pictures/:id"');
  expect(log.join('')).not.toContain('secret');
});

test('the log names paths without their query, which carries tokens', async () => {
  await app.inject('/page?token=secret');
  await app.inject('/%ff?token=secret');
  expect(log.join('')).toContain('"path":"/page"');
  expect(log.join('')).not.toContain('secret');
});

test('nor does it tell them of a socket that came to the wrong address', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await once(new WebSocket(`${address.replace('http', 'ws')}/page?token=secret`), 'close');
  expect(log.join('')).toContain('no websocket handler');
  expect(log.join('')).not.toContain('secret');
});

test('an address that cannot be decoded is a 400 with a detail that does not repeat it', async () => {
  const reply = await app.inject('/%ff?token=secret');
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({ detail: 'That address is not valid.' });
});

test('errors are not cached', async () => {
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  expect((await app.inject('/broken')).headers['cache-control']).toBe('no-store');
});

test('a plain request to a socket’s address is told so', async () => {
  app.route({ method: 'GET', url: '/socket', websocket: true, handler: (socket) => socket.close() });
  const reply = await app.inject('/socket');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ detail: 'This address is for WebSocket connections.' });
  expect((await app.inject({ method: 'HEAD', url: '/socket' })).statusCode).toBe(404);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`);
  await once(socket, 'open');
});

test('a server that is closing answers with a detail', async () => {
  const closing = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  app.addHook('preClose', async () => {
    closing.resolve();
    await goOn.promise;
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const closed = app.close();
  await closing.promise;
  const replies = await Promise.all(['/page', '/nowhere'].map((path) => fetch(address + path)));
  expect(replies.map(({ status }) => status)).toEqual([503, 503]);
  for (const reply of replies) {
    expect(await reply.json()).toEqual({ detail: 'The server is restarting. Please try again in a moment.' });
  }
  goOn.resolve();
  await closed;
});

test('a request that does not arrive whole in its time is given up', async () => {
  const slow = await createServer({
    trustProxy: false,
    logLevel: 'silent',
    publicUrl: undefined,
    requestTimeoutMs: 20,
  });
  await slow.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((slow.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {}); // reset
  client.write('GET /page HTTP/1.1\r\nHost: here\r\nX-Never');
  const gone = new Promise((resolve) => client.resume().once('close', () => resolve('gone')));
  expect(await gone).toBe('gone');
  await slow.close();
});
