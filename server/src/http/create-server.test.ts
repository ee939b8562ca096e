import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createServer } from './create-server.ts';

let app: FastifyInstance;
let log: string[];
beforeEach(async () => {
  log = [];
  const logTo = { write: (line: string) => void log.push(line) };
  app = await createServer({ trustProxy: false, logLevel: 'info', logTo, secure: false });
  app.get('/page', async () => ({}));
});
afterEach(() => app.close());

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

test('a request has a minute to arrive whole', () => {
  expect(app.server.requestTimeout).toBe(60_000);
});
