import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServer } from './create-server.ts';
import { sendTextStream } from './send-answer.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = await createServer({ trustProxy: false, logLevel: 'silent', publicUrl: undefined });
});
afterEach(() => app.close());

const AS_IT_IS = { type: 'text/plain; charset=utf-8', textOf: (piece: string) => piece };

/** Pieces one by one. */
async function read(...pieces: string[]): Promise<string> {
  app.get('/text', (_request, reply) =>
    sendTextStream(
      reply,
      (async function* () {
        yield* pieces;
      })(),
      new AbortController().signal,
      AS_IT_IS,
    ),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return (await fetch(`${address}/text`)).text();
}

test('a character that is split over two pieces arrives whole', async () => {
  expect(await read('Oh \ud83d', '\ude00, ', '\ud83d', '\ude00', '.')).toBe('Oh 😀, 😀.');
});

test('half a character whose other half never comes is marked as broken', async () => {
  expect(await read('Oh \ud83d', ' no', '\ud83d')).toBe('Oh \ufffd no\ufffd');
});

test('a caller who takes nothing is given up, and the source let go of', async () => {
  const letGo = Promise.withResolvers<void>();
  async function* endless() {
    try {
      for (;;) yield 'words '.repeat(10_000);
    } finally {
      letGo.resolve();
    }
  }
  app.get('/endless', (_request, reply) =>
    sendTextStream(reply, endless(), new AbortController().signal, { ...AS_IT_IS, patienceMs: 100 }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  caller.write('GET /endless HTTP/1.1\r\nHost: here\r\n\r\n');
  await expect(letGo.promise).resolves.toBeUndefined();
  caller.destroy();
});
