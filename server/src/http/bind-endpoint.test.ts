import { connect } from 'node:net';
import { API_PREFIX, defineEndpoint } from '@pythia/contracts/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { endpointBinder, type Gate } from './bind-endpoint.ts';
import { createServer } from './create-server.ts';

const endpoint = defineEndpoint({
  method: 'POST',
  path: '/work',
  summary: 'Work',
  access: 'user',
  reply: z.object({}),
});

const page = defineEndpoint({
  method: 'GET',
  path: '/books/:book/pages/:page',
  summary: 'A page of a book',
  access: 'public',
  params: z.object({ book: z.string(), page: z.coerce.number<string>().int() }),
  reply: z.object({ got: z.array(z.unknown()) }),
});

let app: FastifyInstance;
beforeEach(async () => {
  app = await createServer({ trustProxy: false, logLevel: 'silent', secure: false });
});
afterEach(() => app.close());

/** A connection with one call on it. */
async function call() {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  client.write(
    `POST ${API_PREFIX}/work HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer t\r\nContent-Length: 0\r\n\r\n`,
  );
  return client;
}

const nobody: Gate = {
  authenticate: async () => ({ userId: 'u', subscribed: false }),
  admitStranger: async () => {},
};

test('a caller who leaves while being looked up is known to be gone', async () => {
  const asked = Promise.withResolvers<void>();
  const lookUp = Promise.withResolvers<void>();
  const signal = Promise.withResolvers<AbortSignal>();
  const authenticate = async () => {
    asked.resolve();
    await lookUp.promise;
    return { userId: 'u', subscribed: false };
  };
  endpointBinder(app, { ...nobody, authenticate })(endpoint, (call) => {
    signal.resolve(call.signal);
    return {};
  });
  const closed = new Promise<void>((resolve) => {
    app.server.once('request', (_request, response) => response.once('close', resolve));
  });
  const client = await call();
  await asked.promise;
  client.destroy();
  await closed;
  lookUp.resolve();
  expect((await signal.promise).aborted).toBe(true);
});

test('a server that closes waits for a call whose caller is gone', async () => {
  const begun = Promise.withResolvers<AbortSignal>();
  const work = Promise.withResolvers<void>();
  let isDone = false;
  endpointBinder(app, nobody)(endpoint, async ({ signal }) => {
    begun.resolve(signal);
    await work.promise;
    isDone = true;
    return {};
  });
  const client = await call();
  const signal = await begun.promise;
  const gone = new Promise((resolve) => signal.addEventListener('abort', resolve));
  client.destroy();
  await gone;
  const closed = app.close();
  setImmediate(work.resolve);
  await closed;
  expect(isDone).toBe(true);
});

test('the parts of a path reach the handler decoded and parsed', async () => {
  endpointBinder(app, nobody)(page, ({ params }) => ({ got: [params.book, params.page] }));
  const reply = await app.inject(`${API_PREFIX}/books/a%2Fb%20c/pages/7`);
  expect(reply.json()).toEqual({ got: ['a/b c', 7] });
});

test('a part of a path that cannot be one is a 404, not the caller’s mistake', async () => {
  endpointBinder(app, nobody)(page, () => ({ got: [] }));
  const reply = await app.inject(`${API_PREFIX}/books/a/pages/seven`);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ detail: 'Not found' });
});
