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
