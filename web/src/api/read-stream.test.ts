import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { freeChat } from '@pythia/contracts/free-interview.ts';
import { streamText } from './read-stream.ts';
import { answeringServer } from './testing/answering-server.ts';

const question = { message: 'Why us?', session_id: 's' };

/** Written by hand. */
async function handWritten() {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = await answeringServer((_, response) => asked.resolve(response));
  const read = (signal?: AbortSignal) =>
    streamText(freeChat, { origin: server.origin, token: 't', body: question, ...(signal && { signal }) });
  return { response: asked.promise, read };
}

describe('a streamed answer', () => {
  it('gives each piece as it arrives, before the rest is written', async () => {
    const server = await handWritten();
    const pieces = server.read();
    const first = pieces.next();
    const response = await server.response;
    response.write('First ');
    expect(await first).toEqual({ done: false, value: 'First ' });
    response.end('second.');
    expect(await pieces.next()).toEqual({ done: false, value: 'second.' });
    expect((await pieces.next()).done).toBe(true);
  });

  it('tells the headers before the first piece', async () => {
    const server = await answeringServer((_, response) => {
      response.writeHead(200, { 'x-exchange-id': 'e1' }).end('First');
    });
    const told: (string | null)[] = [];
    const pieces = streamText(freeChat, {
      origin: server.origin,
      token: 't',
      body: question,
      onHeaders: (headers) => told.push(headers.get('x-exchange-id')),
    });
    for await (const piece of pieces) told.push(piece);
    expect(told).toEqual(['e1', 'First']);
  });

  it('puts a character together that was cut in two', async () => {
    const server = await handWritten();
    const pieces = server.read();
    const first = pieces.next();
    const response = await server.response;
    const bytes = new TextEncoder().encode('né');
    response.write(bytes.subarray(0, 2));
    expect((await first).value).toBe('n');
    response.end(bytes.subarray(2));
    expect((await pieces.next()).value).toBe('é');
  });

  it('throws the server’s refusal before any piece', async () => {
    const server = await answeringServer((_, response) => {
      response.writeHead(403).end(JSON.stringify({ detail: 'Session expired. Please start a new session.' }));
    });
    const pieces = streamText(freeChat, { origin: server.origin, token: 't', body: question });
    await expect(pieces.next()).rejects.toMatchObject({
      kind: 'http',
      status: 403,
      detail: 'Session expired. Please start a new session.',
    });
  });

  it('keeps what arrived before the connection broke, then throws', async () => {
    const server = await handWritten();
    const kept: string[] = [];
    const reading = (async () => {
      for await (const piece of server.read()) {
        kept.push(piece);
        (await server.response).destroy();
      }
    })();
    (await server.response).write('Half an ans');
    await expect(reading).rejects.toMatchObject({ kind: 'network', status: 200 });
    expect(kept).toEqual(['Half an ans']);
  });

  it('ends the request when the reader leaves the loop', async () => {
    const server = await handWritten();
    const pieces = server.read();
    const first = pieces.next();
    const response = await server.response;
    response.write('Enough');
    await first;
    const closed = once(response, 'close');
    await pieces.return();
    await closed;
    expect(response.writableFinished).toBe(false);
  });

  it('ends the request and throws the reason when the signal aborts', async () => {
    const server = await handWritten();
    const abort = new AbortController();
    const pieces = server.read(abort.signal);
    const first = pieces.next();
    const response = await server.response;
    response.write('Enough');
    await first;
    const closed = once(response, 'close');
    const next = pieces.next();
    abort.abort(new Error('stopped'));
    await expect(next).rejects.toThrow('stopped');
    await closed;
  });
});
