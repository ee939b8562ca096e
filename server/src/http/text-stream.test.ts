import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServer } from './create-server.ts';
import { sendTextStream } from './text-stream.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = await createServer({ trustProxy: false, logLevel: 'silent', secure: false });
});
afterEach(() => app.close());

/** @returns what a caller reads when the pieces come one by one */
async function read(...pieces: string[]): Promise<string> {
  app.get('/text', (_request, reply) =>
    sendTextStream(
      reply,
      (async function* () {
        yield* pieces;
      })(),
      new AbortController().signal,
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
