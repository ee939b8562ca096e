import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chatRequest, texts } from '#testing/chat-request.ts';
import {
  answerCall,
  beginAnswer,
  chunkEvent,
  doneEvent,
  finishEvent,
  startChatService,
  type ChatCall,
} from '#testing/chat-service.ts';
import type { ModelEvent, ModelError } from '../language-model.ts';
import { openAiCompatible, type OpenAiCompatibleOptions } from './openai-compatible.ts';

const request = chatRequest();

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function open(
  respond: (call: ChatCall) => void,
  options: Omit<OpenAiCompatibleOptions, 'baseUrl'> = {},
) {
  const service = await startChatService(respond);
  const model = openAiCompatible({ baseUrl: service.baseUrl, apiKey: 'key-1', ...options });
  cleanups.push(() => model.close(), service.close);
  return { service, model };
}

/** Pieces, and the final error. */
async function collect(events: AsyncIterable<ModelEvent>) {
  const given: string[] = [];
  let broken: { error?: ModelError } = {};
  try {
    for await (const event of events) {
      if (event.type === 'text') given.push(event.text);
      if (event.type === 'end' && event.ended === 'broken') broken = { error: event.failure! };
    }
    return { given, text: given.join(''), ...broken };
  } catch (error) {
    return { given, text: given.join(''), error: error as ModelError };
  }
}

const never = () => new AbortController().signal;

test('asks for a stream with the messages, the key, the model and the bounds', async () => {
  const { service, model } = await open((call) => answerCall(call, 'A thread', ' shares memory.'));
  const { text } = await collect(model.stream(request, never()));
  expect(text).toBe('A thread shares memory.');
  const [call] = service.calls;
  expect(call?.url).toBe('/v1/chat/completions');
  expect(call?.headers.authorization).toBe('Bearer key-1');
  expect(call?.body).toEqual({
    model: 'gpt-4o-mini',
    stream: true,
    stream_options: { include_usage: true },
    temperature: 0.4,
    max_tokens: 100,
    messages: [
      { role: 'system', content: 'Answer as the candidate.' },
      { role: 'user', content: 'What is a thread?' },
    ],
  });
});

test('a configured model overrides the one that a client asks for', async () => {
  const { service, model } = await open((call) => answerCall(call, 'x'), { model: 'llama-3' });
  await collect(model.stream(request, never()));
  expect(service.calls[0]?.body.model).toBe('llama-3');
});

test('a service may live below any path, with a query of its own', async () => {
  const service = await startChatService((call) => answerCall(call, 'x'));
  const { origin } = new URL(service.baseUrl);
  const model = openAiCompatible({ baseUrl: `${origin}/deployments/one/?api-version=2` });
  cleanups.push(() => model.close(), service.close);
  await collect(model.stream(request, never()));
  expect(service.calls[0]?.url).toBe('/deployments/one/chat/completions?api-version=2');
});

test('sends no authorization without a key', async () => {
  const { service, model } = await open((call) => answerCall(call, 'x'), { apiKey: undefined });
  await collect(model.stream(request, never()));
  expect(service.calls[0]?.headers.authorization).toBeUndefined();
});

test('answers that follow each other reuse their connections', async () => {
  const { service, model } = await open((call) => {
    service.calls.at(-2)?.response.end();
    beginAnswer(call, 'x');
    call.response.write(doneEvent);
  });
  for (let n = 0; n < 20; n++) await collect(model.stream(request, never()));
  expect(service.calls).toHaveLength(20);
  // two or three alternate: each body ends when the next call has come
  expect(service.connections()).toBeLessThanOrEqual(3);
});

test('gives each piece as it arrives, not at the end', async () => {
  const { service, model } = await open((call) => beginAnswer(call, 'first'));
  const pieces = texts(model.stream(request, never()))[Symbol.asyncIterator]();
  expect(await pieces.next()).toEqual({ done: false, value: 'first' });
  const [call] = service.calls;
  call?.response.write(chunkEvent(' second'));
  expect(await pieces.next()).toEqual({ done: false, value: ' second' });
  call?.response.end(doneEvent);
  expect((await pieces.next()).done).toBe(true);
});

test('a finish reason without [DONE] ends the answer as well', async () => {
  const { model } = await open((call) => {
    beginAnswer(call, 'whole');
    call.response.end(finishEvent);
  });
  expect(await collect(model.stream(request, never()))).toEqual({ given: ['whole'], text: 'whole' });
});

test.each([
  ['is not closed', () => {}],
  ['breaks off', ({ response }: ChatCall) => void setTimeout(() => response.destroy(), 10)],
  [
    'is only kept alive',
    ({ response, closed }: ChatCall) => {
      const alive = setInterval(() => response.write(': ping\n\n'), 100);
      void closed.then(() => clearInterval(alive));
    },
  ],
])('an answer with its finish reason is whole where its connection %s', async (_, then) => {
  const { service, model } = await open((call) => {
    beginAnswer(call, 'whole');
    call.response.write(finishEvent);
    then(call);
  });
  expect(await collect(model.stream(request, never()))).toEqual({ given: ['whole'], text: 'whole' });
  await service.calls[0]?.closed;
});

test('figures of usage are told though the connection is not closed behind them', async () => {
  const usage = { prompt_tokens: 7, completion_tokens: 2 };
  const { model } = await open((call) => {
    beginAnswer(call, 'whole');
    call.response.write(`${finishEvent}data: ${JSON.stringify({ choices: [], usage })}\n\n`);
  });
  const events: ModelEvent[] = [];
  for await (const event of model.stream(request, never())) events.push(event);
  expect(events.at(-1)).toEqual({
    type: 'end',
    ended: 'stop',
    usage: { prompt: 7, completion: 2, cached: null },
  });
});

test.each(['', 'null', null])(
  'the finish reason %j is none: what comes later belongs to it',
  async (reason) => {
    const { call, pieces, first } = await openLate((late) => beginAnswer(late));
    const piece = (content: string) =>
      call.response.write(
        `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: reason }] })}\n\n`,
      );
    piece('Be');
    expect(await first).toEqual({ done: false, value: 'Be' });
    const next = pieces.next();
    vi.advanceTimersByTime(10_000);
    piece('cause.');
    expect(await next).toEqual({ done: false, value: 'cause.' });
    call.response.end(doneEvent);
    expect((await pieces.next()).done).toBe(true);
  },
);

test('the first piece goes on at once, later ones that follow each other go on together', async () => {
  const { service, model } = await open((call) => beginAnswer(call, 'first'));
  const called = service.nextCall();
  const pieces = texts(model.stream(request, never()))[Symbol.asyncIterator]();
  expect(await pieces.next()).toEqual({ done: false, value: 'first' });
  const { response } = await called;
  const words = Array.from({ length: 200 }, (_, n) => ` word${n}`);
  for (const word of words) {
    await new Promise<void>((sent) => response.write(chunkEvent(word), () => sent()));
    await new Promise(setImmediate); // else several share a packet
  }
  response.end(doneEvent);
  const given: string[] = [];
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) given.push(piece.value);
  expect(given.join('')).toBe(words.join(''));
  expect(given.length).toBeLessThan(words.length / 2);
});

test('however the bytes are cut, the text is the same', async () => {
  let slices: Buffer[] = [];
  const { model } = await open(async ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const slice of slices) {
      await new Promise<void>((sent) => response.write(slice, () => sent()));
      await new Promise(setImmediate);
    }
    response.end();
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(), { maxLength: 12 }),
      fc.constantFrom('\n', '\r\n'),
      async (tokens, cuts, newline) => {
        const events = [': hello\n\n', ...tokens.map(chunkEvent), finishEvent, doneEvent];
        const bytes = Buffer.from(events.join('').replaceAll('\n', newline));
        const places = [0, ...cuts.map((cut) => cut % bytes.length).toSorted((a, b) => a - b), bytes.length];
        slices = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
        const { text, error } = await collect(model.stream(request, never()));
        expect(error).toBeUndefined();
        expect(text).toBe(tokens.join(''));
      },
    ),
    { numRuns: 60 },
  );
});

test.each([401, 403, 400, 404])('%d is refused', async (status) => {
  const { model } = await open(({ response }) => response.writeHead(status).end('{"error":{}}'));
  const { error } = await collect(model.stream(request, never()));
  expect(error).toMatchObject({ code: 'refused' });
});

test('a rate limit is busy, with the seconds to wait', async () => {
  const { model } = await open(({ response }) => response.writeHead(429, { 'retry-after': '7' }).end());
  const { error } = await collect(model.stream(request, never()));
  expect(error).toMatchObject({ code: 'busy', retryAfter: 7 });
});

test('a rate limit until a date is busy, with the seconds from now', async () => {
  const until = new Date(Date.now() + 60_000).toUTCString();
  const { model } = await open(({ response }) => response.writeHead(429, { 'retry-after': until }).end());
  const { error } = await collect(model.stream(request, never()));
  expect(error?.code).toBe('busy');
  expect(error?.retryAfter).toBeGreaterThan(50);
  expect(error?.retryAfter).toBeLessThanOrEqual(60);
});

test.each([302, 408, 500, 503])('%d is a failure, whatever comes with it', async (status) => {
  const { model } = await open(({ response }) =>
    response.writeHead(status, { location: '/' }).end(chunkEvent('no answer') + doneEvent),
  );
  const { text, error } = await collect(model.stream(request, never()));
  expect(text).toBe('');
  expect(error).toMatchObject({ code: 'failed' });
});

/** Stops the clock. */
const openLate = async (respond: (call: ChatCall) => void) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { service, model } = await open(respond);
  const called = service.nextCall();
  const pieces = texts(model.stream(request, never()))[Symbol.asyncIterator]();
  const first = pieces.next();
  return { call: await called, first, pieces };
};

describe('the time to the first token', () => {
  test.each([
    ['no head', () => {}],
    ['no token', (call: ChatCall) => beginAnswer(call, '')],
  ])('%s within 45 s is a timeout, and the call is cancelled', async (_name, respond) => {
    const { call, first } = await openLate(respond);
    vi.advanceTimersByTime(45_000);
    await expect(first).rejects.toMatchObject({ code: 'timeout' });
    await call.closed;
  });

  test('a token after 44.9 s is in time, and the next ones may take theirs', async () => {
    const { call, first, pieces } = await openLate((late) => beginAnswer(late));
    vi.advanceTimersByTime(44_900);
    call.response.write(chunkEvent('slow'));
    expect(await first).toEqual({ done: false, value: 'slow' });
    vi.advanceTimersByTime(29_900);
    call.response.end(chunkEvent(' but whole') + doneEvent);
    expect(await pieces.next()).toEqual({ done: false, value: ' but whole' });
    expect((await pieces.next()).done).toBe(true);
  });
});

test('an answer that falls silent midway is a failure after its pieces', async () => {
  const { model } = await open((call) => beginAnswer(call, 'half'), { idleMs: 50 });
  const { text, error } = await collect(model.stream(request, never()));
  expect(text).toBe('half');
  expect(error?.code).toBe('failed');
});

test('a service that only keeps the connection alive midway has fallen silent', async () => {
  const { model } = await open(
    (call) => {
      beginAnswer(call, 'half');
      const alive = setInterval(() => call.response.write(': working on it\n\n'), 10);
      void call.closed.then(() => clearInterval(alive));
    },
    { idleMs: 200 },
  );
  const { text, error } = await collect(model.stream(request, never()));
  expect(text).toBe('half');
  expect(error?.code).toBe('failed');
});

test('an answer whose connection breaks is a failure after its pieces', async () => {
  const { service, model } = await open((call) => beginAnswer(call, 'half'));
  const events = model.stream(request, never())[Symbol.asyncIterator]();
  await events.next();
  expect((await events.next()).value).toEqual({ type: 'text', text: 'half' });
  service.calls[0]?.response.destroy();
  const end = { type: 'end', ended: 'broken', failure: { code: 'failed' } };
  expect((await events.next()).value).toMatchObject(end);
});

test('an answer that ends without saying so is a failure after its pieces', async () => {
  const { model } = await open((call) => {
    beginAnswer(call, 'half');
    call.response.end();
  });
  const { text, error } = await collect(model.stream(request, never()));
  expect(text).toBe('half');
  expect(error?.code).toBe('failed');
});

test('an error in the stream is a failure after the pieces before it', async () => {
  const { model } = await open((call) => {
    beginAnswer(call);
    call.response.end(`${chunkEvent('half')}data: {"error":{"message":"overloaded"}}\n\n${doneEvent}`);
  });
  const { text, error } = await collect(model.stream(request, never()));
  expect(text).toBe('half');
  expect(error?.code).toBe('busy');
});

test('nothing after [DONE] belongs to the answer', async () => {
  const { model } = await open((call) => {
    beginAnswer(call);
    call.response.end(chunkEvent('whole') + doneEvent + chunkEvent(' and more'));
  });
  expect(await collect(model.stream(request, never()))).toEqual({ given: ['whole'], text: 'whole' });
});

const knowsLittle = (call: ChatCall): void => {
  if ('temperature' in call.body) call.response.writeHead(400).end('{"error":{"message":"unknown field"}}');
  else answerCall(call, 'Because.');
};

describe('a service that refuses what it does not know', () => {
  test('is asked again with the least, and from then on at once', async () => {
    const { service, model } = await open(knowsLittle);
    for (const _time of [1, 2]) expect((await collect(model.stream(request, never()))).text).toBe('Because.');
    const least = { model: 'gpt-4o-mini', stream: true, messages: request.messages };
    expect(service.calls.map(({ body }) => body).slice(1)).toEqual([least, least]);
  });

  test('of its models the others are asked in full', async () => {
    const strange = 'o-strange';
    const { service, model } = await open(
      (call) => (call.body.model === strange ? knowsLittle(call) : answerCall(call, 'So.')),
      { models: [strange] },
    );
    await collect(model.stream({ ...request, model: strange }, never()));
    await collect(model.stream(request, never()));
    expect(service.calls.map(({ body }) => [body.model, 'temperature' in body])).toEqual([
      [strange, true],
      [strange, false],
      ['gpt-4o-mini', true],
    ]);
  });

  test('is refused where the least does not help either, and asked in full the next time', async () => {
    const { service, model } = await open(({ response }) => response.writeHead(400).end());
    for (const _time of [1, 2]) {
      expect((await collect(model.stream(request, never()))).error?.code).toBe('refused');
    }
    expect(service.calls.map(({ body }) => 'temperature' in body)).toEqual([true, false, true, false]);
  });
});

test.each([
  ['with what was cached', { prompt_tokens_details: { cached_tokens: 5 } }, 5],
  ['without', {}, null],
  ['with odd details', { prompt_tokens_details: { cached_tokens: '5' } }, null],
])('usage is told at the end, %s', async (_name, details, cached) => {
  const usage = { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9, ...details };
  const { model } = await open((call) => {
    beginAnswer(call, 'whole');
    call.response.end(`${finishEvent}data: ${JSON.stringify({ choices: [], usage })}\n\n${doneEvent}`);
  });
  const events: ModelEvent[] = [];
  for await (const event of model.stream(request, never())) events.push(event);
  expect(events).toEqual([
    { type: 'answerer', answerer: { name: 'gpt-4o-mini', kind: 'local' } },
    { type: 'text', text: 'whole' },
    { type: 'end', ended: 'stop', usage: { prompt: 7, completion: 2, cached } },
  ]);
});

test('a service by key is sent nothing ahead, since that would cost', async () => {
  const { model } = await open((call) => answerCall(call, 'x'));
  expect(model.warmUp).toBeUndefined();
});

test('the figures of usage are neither text nor malformed', async () => {
  let malformed = 0;
  const { model } = await open(
    (call) => {
      beginAnswer(call, 'whole');
      call.response.end(`${finishEvent}data: {"choices":[],"usage":{"total_tokens":7}}\n\n${doneEvent}`);
    },
    { onMalformedEvent: () => malformed++ },
  );
  expect(await collect(model.stream(request, never()))).toEqual({ given: ['whole'], text: 'whole' });
  expect(malformed).toBe(0);
});

test('malformed events are skipped and counted', async () => {
  let malformed = 0;
  const { model } = await open(
    ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(chunkEvent('one'));
      for (const data of ['{', 'null', '[]', '{"choices":7}', '{"choices":[{"delta":{"content":7}}]}'])
        response.write(`data: ${data}\n\n`);
      response.write('nonsense without a colon\n\n');
      response.end(chunkEvent(' two') + doneEvent);
    },
    { onMalformedEvent: () => malformed++ },
  );
  expect(await collect(model.stream(request, never()))).toMatchObject({ text: 'one two' });
  expect(malformed).toBe(5);
});

test.each([
  ['nothing at all', ''],
  ['only [DONE]', doneEvent],
  ['only malformed events', 'data: {\n\ndata: 3\n\n'],
  ['a page', '<!doctype html><p>Hello</p>'],
])('a stream of %s is a failure', async (_name, body) => {
  const { model } = await open(({ response }) => response.writeHead(200).end(body));
  const { text, error } = await collect(model.stream(request, never()));
  expect(text).toBe('');
  expect(error?.code).toBe('failed');
});

test('an event without an end is given up at its bound', async () => {
  const { service, model } = await open(({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: ');
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
    };
    response.on('drain', more);
    more();
  });
  expect((await collect(model.stream(request, never()))).error?.code).toBe('failed');
  await service.calls[0]?.closed;
});

test('a service that nobody runs is a failure', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const model = openAiCompatible({ baseUrl: `http://127.0.0.1:${port}/v1` });
  cleanups.push(() => model.close());
  expect((await collect(model.stream(request, never()))).error?.code).toBe('failed');
});

test('an abort in mid-answer ends it without an error and cancels it upstream', async () => {
  const { service, model } = await open((call) => beginAnswer(call, 'half'));
  const stop = new AbortController();
  const pieces = texts(model.stream(request, stop.signal))[Symbol.asyncIterator]();
  await pieces.next();
  stop.abort();
  expect((await pieces.next()).done).toBe(true);
  await service.calls[0]?.closed; // bench/answer-stream measures how soon
});

test('an abort cancels upstream even while nobody reads', async () => {
  const { service, model } = await open((call) => beginAnswer(call, 'half'));
  const stop = new AbortController();
  const pieces = texts(model.stream(request, stop.signal))[Symbol.asyncIterator]();
  await pieces.next();
  stop.abort();
  await service.calls[0]?.closed;
  expect((await pieces.next()).done).toBe(true);
});

test('an abort before the first token ends without an error and cancels upstream', async () => {
  const { service, model } = await open(() => {});
  const stop = new AbortController();
  const call = service.nextCall();
  const collected = collect(model.stream(request, stop.signal));
  await call;
  stop.abort();
  expect(await collected).toEqual({ given: [], text: '' });
  await (
    await call
  ).closed;
});

test('a signal that has already aborted asks nothing of the service', async () => {
  const { service, model } = await open((call) => answerCall(call, 'x'));
  expect(await collect(model.stream(request, AbortSignal.abort()))).toEqual({ given: [], text: '' });
  expect(service.calls).toHaveLength(0);
});

test('a reader that leaves early cancels upstream', async () => {
  const { service, model } = await open((call) => beginAnswer(call, 'half'));
  for await (const piece of texts(model.stream(request, never()))) {
    expect(piece).toBe('half');
    break;
  }
  await service.calls[0]?.closed;
});
