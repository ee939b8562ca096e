import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { chatRequest, texts } from '#testing/chat-request.ts';
import {
  nobodysOrigin,
  ollamaEnd,
  ollamaLine,
  startModelServer,
  type ModelCall,
} from '#testing/model-server.ts';
import type { ModelEvent, ModelError } from '../language-model.ts';
import { ollama, type OllamaOptions } from './ollama.ts';

const label = { name: 'llama3.2 on Ollama', kind: 'local' as const };
const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

function connect(origin: string, given: Partial<OllamaOptions> = {}) {
  const options = { origin, model: 'llama3.2', label, firstTokenMs: 5_000, onMalformedEvent: () => {} };
  const model = ollama({ ...options, ...given });
  cleanups.push(() => model.close());
  return model;
}

async function open(respond: (call: ModelCall) => void, options: Partial<OllamaOptions> = {}) {
  const server = await startModelServer({ 'POST /api/chat': respond });
  cleanups.push(server.close);
  return { server, model: connect(server.origin, options) };
}

async function collect(events: AsyncIterable<ModelEvent>) {
  const given: ModelEvent[] = [];
  let error: ModelError | undefined;
  try {
    for await (const event of events) given.push(event);
    const end = given.at(-1);
    if (end?.type === 'end' && end.ended === 'broken') error = end.failure;
  } catch (thrown) {
    error = thrown as ModelError;
  }
  const text = given.map((event) => (event.type === 'text' ? event.text : '')).join('');
  return { given, text, error };
}

const never = () => new AbortController().signal;

test('asks with the messages, without thoughts, with one fixed context, and keeps the model loaded', async () => {
  const { server, model } = await open(({ response }) => response.end(ollamaLine('Yes.') + ollamaEnd));
  await collect(model.stream(chatRequest(), never()));
  expect(server.asked()[0]?.body).toEqual({
    model: 'llama3.2',
    stream: true,
    think: false,
    keep_alive: '30m',
    options: { num_ctx: 8_192, temperature: 0.4, num_predict: 100 },
    messages: chatRequest().messages,
  });
});

test('tells who answers, the text as it comes, and what it cost', async () => {
  const { model } = await open(({ response }) =>
    response.end(ollamaLine('Be') + ollamaLine('cause.') + ollamaEnd),
  );
  const { given } = await collect(model.stream(chatRequest(), never()));
  expect(given[0]).toEqual({ type: 'answerer', answerer: label });
  expect(given.at(-1)).toEqual({
    type: 'end',
    ended: 'stop',
    usage: { prompt: 26, completion: 2, cached: null },
  });
  expect(given.slice(1, -1).map((event) => event.type)).not.toContain('end');
});

test('however the bytes are cut, the text is the same', async () => {
  let slices: Buffer[] = [];
  const { model } = await open(async ({ response }) => {
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
      async (tokens, cuts) => {
        const bytes = Buffer.from(tokens.map(ollamaLine).join('') + ollamaEnd);
        const places = [0, ...cuts.map((cut) => cut % bytes.length).toSorted((a, b) => a - b), bytes.length];
        slices = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
        const { text, error } = await collect(model.stream(chatRequest(), never()));
        expect(error).toBeUndefined();
        expect(text).toBe(tokens.join(''));
      },
    ),
    { numRuns: 20 },
  );
});

test.each([
  ['an error in the stream', `${ollamaLine('half')}{"error":"out of memory"}\n${ollamaEnd}`, 'half'],
  ['an end without its last line', ollamaLine('half'), 'half'],
  ['no token', ollamaEnd, ''],
  ['nothing', '', ''],
  ['a page', '<!doctype html>\n<p>Hello</p>\n', ''],
  ['a line without an end', 'x'.repeat(300_000), ''],
])('%s is a failure after what came before', async (_name, body, before) => {
  const { model } = await open(({ response }) => response.end(body));
  const { text, error } = await collect(model.stream(chatRequest(), never()));
  expect(text).toBe(before);
  expect(error?.code).toBe('failed');
});

test('lines that are not understood are skipped and counted', async () => {
  let malformed = 0;
  const { model } = await open(
    ({ response }) => {
      const odd = ['{', 'null', '7', '{"message":{"content":7}}'].join('\n');
      response.end(`${ollamaLine('one')}${odd}\n\n${ollamaLine(' two')}${ollamaEnd}`);
    },
    { onMalformedEvent: () => malformed++ },
  );
  expect((await collect(model.stream(chatRequest(), never()))).text).toBe('one two');
  expect(malformed).toBe(4);
});

const line = (message: object, rest: object = {}): string => `${JSON.stringify({ message, ...rest })}\n`;
const endBy = (done_reason: string): string =>
  line({ content: '' }, { done: true, done_reason, eval_count: 1 });

test.each([
  ['in their own field', line({ content: '', thinking: 'Hm.' })],
  ['in tags', line({ content: '<think>Hm.' }) + line({ content: '</think>\n\n' })],
])('thoughts %s are not said', async (_, thought) => {
  const { model } = await open(({ response }) => response.end(thought + ollamaLine('Because.') + ollamaEnd));
  expect((await collect(model.stream(chatRequest(), never()))).text).toBe('Because.');
});

test('an answer that reached its bound is cut', async () => {
  const { model } = await open(({ response }) => response.end(ollamaLine('Because') + endBy('length')));
  const { given, text } = await collect(model.stream(chatRequest(), never()));
  expect([text, given.at(-1)]).toMatchObject(['Because', { type: 'end', ended: 'length' }]);
});

test('thoughts that reach the bound are given room', async () => {
  const { server, model } = await open(({ body, response }) => {
    const { num_predict = 0 } = (body?.['options'] ?? {}) as { num_predict?: number };
    const thought = line({ content: '', thinking: 'Hm.' });
    response.end(thought + (num_predict > 1_000 ? ollamaLine('Because.') + ollamaEnd : endBy('length')));
  });
  expect((await collect(model.stream(chatRequest(), never()))).text).toBe('Because.');
  expect(server.asked()).toHaveLength(2);
});

test('a line that nothing ends is read with the end of the body', async () => {
  const { model } = await open(({ response }) => response.end(ollamaLine('Because.') + ollamaEnd.trimEnd()));
  expect(await collect(model.stream(chatRequest(), never()))).toMatchObject({ text: 'Because.' });
});

test('no token in time is a timeout, and the call is cancelled', async () => {
  const { server, model } = await open(({ response }) => response.write(ollamaLine('')), {
    firstTokenMs: 50,
  });
  expect((await collect(model.stream(chatRequest(), never()))).error?.code).toBe('timeout');
  await server.asked()[0]?.closed;
});

test('an abort in mid-answer ends it without an error, and cancels it at the server', async () => {
  const { server, model } = await open(({ response }) => response.write(ollamaLine('half')));
  const stop = new AbortController();
  const pieces = texts(model.stream(chatRequest(), stop.signal))[Symbol.asyncIterator]();
  await pieces.next();
  stop.abort();
  expect((await pieces.next()).done).toBe(true);
  await server.asked()[0]?.closed;
});

test('a model that is not there any more is refused', async () => {
  const { model } = await open(({ response }) => response.writeHead(404).end('{"error":"not found"}'));
  expect((await collect(model.stream(chatRequest(), never()))).error?.code).toBe('refused');
});

test('a redirect is a failure, and nobody else is asked', async () => {
  const other = await startModelServer({});
  cleanups.push(other.close);
  const { model } = await open(({ response }) =>
    response.writeHead(307, { location: `${other.origin}/api/chat` }).end(),
  );
  expect((await collect(model.stream(chatRequest(), never()))).error?.code).toBe('failed');
  expect(other.calls).toEqual([]);
});

test('a server that is gone is a failure', async () => {
  const model = connect(await nobodysOrigin());
  expect((await collect(model.stream(chatRequest(), never()))).error?.code).toBe('failed');
});

test('what is sent ahead differs from the question only in how much may be said', async () => {
  const { server, model } = await open(({ response }) => response.end(ollamaEnd));
  await model.warmUp?.(chatRequest(), never());
  expect(server.asked()[0]?.body).toMatchObject({
    messages: chatRequest().messages,
    keep_alive: '30m',
    options: { num_ctx: 8_192, num_predict: 1 },
  });
});

test('what is sent ahead can be called off', async () => {
  const { server, model } = await open(() => {});
  const stop = new AbortController();
  const called = server.nextCall();
  const ahead = model.warmUp?.(chatRequest(), stop.signal);
  const call = await called;
  stop.abort();
  await expect(ahead).rejects.toMatchObject({ code: 'failed' });
  await call.closed;
});
