import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServer } from './create-server.ts';
import { finishAnswersOnClose } from './finish-answers.ts';

const AN_HOUR_MS = 3_600_000;

let app: FastifyInstance;
/** Ended by hand. */
let begun: FastifyReply['raw'][];
let address: string;
let closing: PromiseWithResolvers<void>;

async function start(graceMs: number): Promise<void> {
  begun = [];
  app = await createServer({ trustProxy: false, logLevel: 'silent', publicUrl: undefined });
  app.get('/answer', (_request, reply) => {
    reply.hijack();
    reply.raw.write('first ');
    begun.push(reply.raw);
  });
  closing = Promise.withResolvers();
  app.addHook('preClose', async () => closing.resolve());
  finishAnswersOnClose(app, graceMs);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
}
beforeEach(() => start(AN_HOUR_MS));
afterEach(() => app.close());

test('an answer under way is finished, though its connection would be kept alive', async () => {
  const reply = await fetch(`${address}/answer`);
  const closed = app.close();
  await closing.promise;
  await setImmediate(); // a server that does not wait has dropped it
  begun[0]?.end('last');
  expect(await reply.text()).toBe('first last');
  await closed;
});

test('requests half sent do not hold the server', async () => {
  const { port } = app.server.address() as AddressInfo;
  const half = connect(port, '127.0.0.1').on('error', () => {}); // reset, since unread
  half.write('GET /answer HTTP/1.1\r\nHost: here\r\nX-Never');
  await Promise.all([once(app.server, 'connection'), once(half, 'connect')]);
  const gone = new Promise<void>((resolve) => half.once('close', () => resolve()));
  await expect(Promise.all([app.close(), gone])).resolves.toBeTruthy();
});

test('an answer without an end is broken off when the grace is over', async () => {
  await app.close();
  await start(20);
  const reply = await fetch(`${address}/answer`);
  const text = reply.text();
  await Promise.all([app.close(), expect(text).rejects.toThrow('terminated')]);
});
