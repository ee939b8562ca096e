import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { freeChat } from '@pythia/contracts/free-interview.ts';
import { streamParts } from './read-parts.ts';
import { answeringServer } from './testing/answering-server.ts';

const EVENTS = 'text/event-stream';
const END: AnswerPart = { type: 'end', state: 'complete', usage: null };
const said = (text: string): AnswerPart => ({ type: 'text', text });

const written = ({ type, ...data }: AnswerPart): string =>
  `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/** Written by hand. */
async function handWritten(type = EVENTS) {
  const asked = Promise.withResolvers<ServerResponse>();
  const accepted: (string | undefined)[] = [];
  const { origin } = await answeringServer((request, response) => {
    accepted.push(request.headers.accept);
    asked.resolve(response.writeHead(200, { 'content-type': type, 'x-reply-id': 'r1' }));
  });
  const told: (string | null)[] = [];
  const onHeaders = (headers: Headers) => told.push(headers.get('x-reply-id'));
  const body = { message: 'Why us?', session_id: 's' };
  const parts = streamParts(freeChat, { origin, token: 't', body, onHeaders });
  return { response: asked.promise, parts, accepted, told };
}

async function all(parts: AsyncIterable<AnswerPart>): Promise<AnswerPart[]> {
  const read: AnswerPart[] = [];
  for await (const part of parts) read.push(part);
  return read;
}

test('events are asked for, and each is given as it arrives, before the rest is written', async () => {
  const { response, parts, accepted, told } = await handWritten();
  const first = parts.next();
  (await response).write(written(said('First ')));
  expect((await first).value).toEqual(said('First '));
  expect([accepted, told]).toEqual([[EVENTS], ['r1']]);
  (await response).end(written(said('second.')) + written(END));
  expect(await all(parts)).toEqual([said('second.'), END]);
});

test('what stands beside the text is a part of its own, whatever the text has', async () => {
  const { response, parts } = await handWritten();
  const sent: AnswerPart[] = [
    { type: 'mark', exchange_id: 'e1', answered_by: 'modèle / Ollama', stood_in: 'slow' },
    { type: 'source', text: 'From your résumé' },
    said('So.\n\n---\n\n- One.'),
    { type: 'alternative', text: 'I baked.' },
    { type: 'note', text: 'Add more.' },
    { type: 'end', state: 'partial', usage: { prompt: 3, completion: 2, cached: null } },
  ];
  const reading = all(parts);
  (await response).end(sent.map(written).join(''));
  expect(await reading).toEqual(sent);
});

test('an event and a character that were cut in two are put together', async () => {
  const { response, parts } = await handWritten();
  const reading = all(parts);
  const bytes = new TextEncoder().encode(written(said('né')) + written(END));
  const cut = bytes.indexOf(0xc3) + 1; // é is cut between its bytes
  const out = await response;
  out.write(bytes.subarray(0, cut), () => out.end(bytes.subarray(cut)));
  expect(await reading).toEqual([said('né'), END]);
});

test('an event of a kind that is not known is left out', async () => {
  const { response, parts } = await handWritten();
  const reading = all(parts);
  (await response).end(`event: picture\ndata: {"url":"x"}\n\n${written(END)}`);
  expect(await reading).toEqual([END]);
});

test.each([
  ['breaks', (response: ServerResponse) => response.destroy()],
  ['ends without the last event', (response: ServerResponse) => response.end()],
])('an answer whose connection %s has broken off after what arrived', async (_what, go) => {
  const { response, parts } = await handWritten();
  const first = parts.next();
  (await response).write(written(said('Half an ans')));
  expect((await first).value).toEqual(said('Half an ans'));
  go(await response);
  await expect(parts.next()).rejects.toMatchObject({ kind: 'network', status: 200 });
});

test('the plain text of an instance of an earlier version is read as text', async () => {
  const { response, parts } = await handWritten('text/plain; charset=utf-8');
  const reading = all(parts);
  (await response).end('An answer.');
  expect(await reading).toEqual([said('An answer.')]);
});
