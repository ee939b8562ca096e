import { afterEach, expect, test } from 'vitest';
import { chatRequest } from '#testing/chat-request.ts';
import { startChatService, type ChatCall } from '#testing/chat-service.ts';
import type { ModelEvent, ModelError } from '../language-model.ts';
import { openAiCompatible } from './openai-compatible.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function open(respond: (call: ChatCall) => void) {
  const service = await startChatService(respond);
  const model = openAiCompatible({ baseUrl: service.baseUrl });
  cleanups.push(() => model.close(), service.close);
  return { service, model };
}

/** Final text, cut and error. */
async function ask({ model }: Pick<Awaited<ReturnType<typeof open>>, 'model'>) {
  const events: ModelEvent[] = [];
  let error: ModelError | undefined;
  try {
    for await (const event of model.stream(chatRequest(), new AbortController().signal)) events.push(event);
  } catch (thrown) {
    error = thrown as ModelError;
  }
  const from = events.findLastIndex(({ type }) => type === 'anew') + 1;
  const text = events.slice(from).map((event) => (event.type === 'text' ? event.text : ''));
  const last = events.at(-1);
  const cut = last?.type === 'end' && last.ended !== 'stop' ? { cut: last.ended } : {};
  return { text: text.join(''), ...cut, ...(error && { error }) };
}

type Head = Record<string, string>;

async function answerTo(body: string, status = 200, head: Head = { 'content-type': 'text/event-stream' }) {
  return ask(await open(({ response }) => void response.writeHead(status, head).end(body)));
}

const event = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (delta: unknown, finish_reason: string | null = null): string =>
  event({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] });
const stopped = (reason: string): string => chunk({}, reason);
const DONE = 'data: [DONE]\n\n';
const SAID = chunk({ content: 'I led it.' });
const whole = (message: object, finish_reason = 'stop') => ({
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }],
});
const JSON_HEAD = { 'content-type': 'application/json' };

test.each<[name: string, ...chunks: string[]]>([
  [
    'Mistral: a list of parts',
    chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] }),
    chunk({ content: [{ type: 'text', text: 'I led it.' }] }),
  ],
  [
    'parts in one piece',
    chunk({
      content: [
        { type: 'reasoning', text: 'Hm.' },
        { type: 'text', text: 'I led it.' },
      ],
    }),
  ],
  ['parts of the newer API', chunk({ content: [{ type: 'output_text', text: 'I led it.' }] })],
  ['parts that are texts', chunk({ content: ['I led', ' it.'] })],
  ['a text in an object', chunk({ content: { type: 'text', text: { value: 'I led it.' } } })],
  [
    'a source among the parts',
    chunk({
      content: [
        { type: 'reference', reference_ids: [1] },
        { type: 'text', text: 'I led it.' },
      ],
    }),
  ],
  [
    'a part that is a thought',
    chunk({
      content: [
        { type: 'text', thought: true, text: 'Hm.' },
        { type: 'text', text: 'I led it.' },
      ],
    }),
  ],
  ['DeepSeek: reasoning_content', chunk({ content: null, reasoning_content: 'Hm.' }), SAID],
  [
    'OpenRouter: reasoning',
    chunk({ content: '', reasoning: 'Hm.', reasoning_details: [{ type: 'reasoning.text', text: 'Hm.' }] }),
    SAID,
  ],
  ['thinking beside', chunk({ thinking: 'Hm.' }), SAID],
  ['tags', chunk({ content: '<thi' }), chunk({ content: 'nk>Hm.</think>\n\n' }), SAID],
  ['tags without a beginning', chunk({ content: 'Hm.' }), chunk({ content: '\n</think>\n\n' }), SAID],
])('thoughts are not said, and words are: %s', async (_, ...chunks) => {
  expect(await answerTo(chunks.join('') + stopped('stop') + DONE)).toEqual({ text: 'I led it.' });
});

test('thoughts that were given before their end came without a beginning are taken back', async () => {
  const { model, service } = await open(({ response }) => {
    response.writeHead(200).write(chunk({ content: 'Hm, let me see.' }));
  });
  const goOn = () =>
    service.calls[0]?.response.end(chunk({ content: ' So.</think>I led it.' }) + stopped('stop'));
  const given: ModelEvent[] = [];
  for await (const one of model.stream(chatRequest(), new AbortController().signal)) {
    if (one.type === 'answerer') goOn();
    else given.push(one);
  }
  expect(given).toEqual([
    { type: 'text', text: 'Hm, let me see.' },
    { type: 'anew' },
    { type: 'text', text: 'I led it.' },
    { type: 'end', ended: 'stop', usage: null },
  ]);
});

test.each([
  ...['length', 'max_tokens', 'MAX_TOKENS', 'model_length', 'max_output_tokens'].map((reason) => [
    reason,
    'length',
  ]),
  ...['content_filter', 'SAFETY'].map((reason) => [reason, 'filter']),
  ...['refusal', 'REFUSED'].map((reason) => [reason, 'refusal']),
  ['load', 'unknown'],
  ...['stop', 'eos', 'end_turn', 'tool_calls', 'STOP'].map((reason) => [reason, undefined]),
])('an answer that ended by “%s” is cut by %s', async (reason, cut) => {
  const expected = { text: 'I led it.', ...(cut && { cut }) };
  expect(await answerTo(SAID + stopped(reason!) + DONE)).toEqual(expected);
  expect(await answerTo(chunk({ content: 'I led it.' }, reason))).toEqual(expected);
  expect(await answerTo(JSON.stringify(whole({ content: 'I led it.' }, reason)), 200, JSON_HEAD)).toEqual(
    expected,
  );
});

test.each(['error', 'abort', 'insufficient_system_resource', 'network_error', 'cancelled'])(
  'an answer that ended by “%s” broke off',
  async (reason) => {
    expect(await answerTo(SAID + stopped(reason) + DONE)).toEqual({ text: 'I led it.', cut: 'broken' });
  },
);

test('thoughts that reach the bound are given room: it is asked again, and from then on at once', async () => {
  const { service, ...opened } = await open(({ body, response }) => {
    const { max_tokens } = body as { max_tokens?: number };
    const thought = chunk({ reasoning_content: 'Hm.' });
    response.end(thought + (max_tokens! > 1_000 ? SAID + stopped('stop') : stopped('length')) + DONE);
  });
  expect(await ask(opened)).toEqual({ text: 'I led it.' });
  expect(await ask(opened)).toEqual({ text: 'I led it.' });
  expect(service.calls.map(({ body }) => (body as { max_tokens?: number }).max_tokens)).toEqual([
    100, 4_100, 4_100,
  ]);
});

test.each([
  ['in their own field', chunk({ reasoning: 'Hm.' })],
  ['in tags', chunk({ content: '<think>Hm.' })],
  ['untold', ''],
])('thoughts %s that reach the bound with room, too, are told as that', async (_, thought) => {
  expect(await answerTo(thought + stopped('length') + DONE)).toMatchObject({
    text: '',
    error: { code: 'limit' },
  });
});

test.each<[name: string, body: string, head?: Head]>([
  ['the whole as JSON', JSON.stringify(whole({ content: 'I led it.' })), JSON_HEAD],
  ['the whole as JSON of many lines', JSON.stringify(whole({ content: 'I led it.' }), null, 2), JSON_HEAD],
  ['the whole as JSON, said to be events', JSON.stringify(whole({ content: 'I led it.' }))],
  ['the whole as JSON without a type', `\uFEFF\n${JSON.stringify(whole({ content: 'I led it.' }))}\n`, {}],
  [
    'the whole with parts',
    JSON.stringify(
      whole({
        content: [
          { type: 'thinking', thinking: 'Hm.' },
          { type: 'text', text: 'I led it.' },
        ],
      }),
    ),
    JSON_HEAD,
  ],
  [
    'the whole with thoughts',
    JSON.stringify(whole({ content: '<think>Hm.</think>I led it.', reasoning: 'Hm.' })),
    JSON_HEAD,
  ],
  [
    'the whole without a reason',
    JSON.stringify({ choices: [{ message: { content: 'I led it.' } }] }),
    JSON_HEAD,
  ],
  ['the whole in an event', event(whole({ content: 'I led it.' })) + DONE],
  ['the whole behind its pieces', SAID + event(whole({ content: 'I led it.' })) + DONE],
  [
    'the whole beside each piece',
    event({
      choices: [
        { delta: { content: 'I led it.' }, message: { content: 'I led it.' }, finish_reason: 'stop' },
      ],
    }),
  ],
  ['the older completion', event({ choices: [{ text: 'I led it.', finish_reason: 'stop' }] }) + DONE],
  [
    'pieces as lines of JSON',
    [chunk({ content: 'I led it.' }), stopped('stop')].map((one) => one.slice(6, -1)).join(''),
    { 'content-type': 'application/x-ndjson' },
  ],
  ['pieces said to be text', SAID + stopped('stop') + DONE, { 'content-type': 'text/plain' }],
  ['no [DONE]', SAID + stopped('stop')],
  ['no reason', SAID + DONE],
  ['no empty line at the end', `${SAID}data: [DONE]`],
  ['no empty lines', (SAID + stopped('stop') + DONE).replaceAll('\n\n', '\n')],
  ['CRLF', (SAID + stopped('stop') + DONE).replaceAll('\n', '\r\n')],
  ['CR', (SAID + stopped('stop') + DONE).replaceAll('\n', '\r')],
  ['a byte order mark', `\uFEFF${SAID}${stopped('stop')}${DONE}`],
  ['comments', `: OPENROUTER PROCESSING\n\n:\n\n${SAID}: ping\n\n${stopped('stop')}${DONE}`],
  ['no space behind the colon', (SAID + stopped('stop') + DONE).replaceAll('data: ', 'data:')],
  [
    'ids and names of events',
    `id: 1\nevent: completion\nretry: 3\n${SAID}event: ping\n${event({ type: 'ping' })}${stopped('stop')}`,
  ],
  [
    'Azure: filters and no choices first',
    event({ choices: [], prompt_filter_results: [{}] }) + SAID + stopped('stop') + DONE,
  ],
  [
    'choices that are null',
    event({ choices: null, usage: { prompt_tokens: 1, completion_tokens: 1 } }) + SAID + stopped('stop'),
  ],
  [
    'usage alone without choices',
    SAID + stopped('stop') + event({ usage: { prompt_tokens: 1, completion_tokens: 1 } }),
  ],
  [
    'an empty error in each piece',
    event({ error: null, choices: [{ delta: { content: 'I led it.' } }] }) + DONE,
  ],
  ['an error behind the whole text', SAID + stopped('stop') + event({ error: { message: 'late' } }) + DONE],
  [
    'Anthropic’s own events',
    [
      { type: 'message_start', message: { content: [], usage: { input_tokens: 1 } } },
      { type: 'content_block_start', content_block: { type: 'thinking' } },
      { type: 'content_block_delta', delta: { type: 'thinking_delta', thinking: 'Hm.' } },
      { type: 'content_block_delta', delta: { type: 'text_delta', text: 'I led it.' } },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' } },
      { type: 'message_stop' },
    ]
      .map((one) => `event: ${one.type}\n${event(one)}`)
      .join(''),
  ],
  [
    'Anthropic’s own message',
    JSON.stringify({
      type: 'message',
      content: [
        { type: 'thinking', thinking: 'Hm.' },
        { type: 'text', text: 'I led it.' },
      ],
      stop_reason: 'end_turn',
    }),
    JSON_HEAD,
  ],
  [
    'Ollama’s own lines',
    `${JSON.stringify({ message: { content: 'I led' }, done: false })}\n${JSON.stringify({ message: { content: ' it.' }, done: false })}\n${JSON.stringify({ message: { content: '' }, done: true, done_reason: 'stop' })}\n`,
    { 'content-type': 'application/x-ndjson' },
  ],
  [
    'roles, tools and emptiness',
    chunk({ role: 'assistant', content: '' }) +
      chunk({ tool_calls: [] }) +
      chunk(null) +
      SAID +
      stopped('stop'),
  ],
])('is answered: %s', async (_, body, head) => {
  const isReasonGiven = /(?:finish|stop|done)_reason\\?":\s*\\?"/.test(body);
  const ended = isReasonGiven ? {} : { cut: 'unknown' };
  expect(await answerTo(body, 200, head)).toEqual({ text: 'I led it.', ...ended });
});

test.each([
  ['beside no text', chunk({ refusal: 'I can’t help with that.' }) + stopped('stop') + DONE],
  ['as a part', chunk({ content: [{ type: 'refusal', refusal: 'I can’t.' }] }) + stopped('stop') + DONE],
  ['as its reason to stop', stopped('refusal') + DONE],
  ['in a whole answer', JSON.stringify(whole({ content: null, refusal: 'I can’t.' })), JSON_HEAD],
] as [string, string, Head?][])('a refusal %s is no answer', async (_, body, head) => {
  expect(await answerTo(body, 200, head)).toMatchObject({ text: '', error: { code: 'declined' } });
});

test('a refusal behind words ends them', async () => {
  const body = SAID + chunk({ refusal: 'I can’t go on.' }) + stopped('stop') + DONE;
  expect(await answerTo(body)).toEqual({ text: 'I led it.', cut: 'refusal' });
});

const BUSY = { code: 'busy' };
const REFUSED = { code: 'refused' };
const FAILED = { code: 'failed' };
const FILTERED = { code: 'filtered' };

test.each<[name: string, status: number, body: unknown, error: object, head?: Head]>([
  [
    'Anthropic is overloaded',
    529,
    { type: 'error', error: { type: 'overloaded_error' } },
    { ...BUSY, retryAfter: 7 },
    { 'retry-after': '7' },
  ],
  ['Groq has no capacity', 498, { error: { type: 'capacity_exceeded' } }, BUSY],
  ['Azure says when in milliseconds', 429, {}, { ...BUSY, retryAfter: 2 }, { 'retry-after-ms': '1200' }],
  ['vLLM is overloaded', 503, { error: { message: 'The server is overloaded' } }, BUSY],
  ['503 with a time to come again', 503, {}, { ...BUSY, retryAfter: 7 }, { 'retry-after': '7' }],
  ['a proxy wraps a rate limit', 500, { error: { message: 'upstream', code: '429' } }, BUSY],
  [
    'llama.cpp loads',
    503,
    { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } },
    FAILED,
  ],
  ['nothing left to pay with', 402, { error: { message: 'Insufficient Balance' } }, REFUSED],
  ['a wrong key', 401, { error: { code: 'invalid_api_key' } }, REFUSED],
  [
    'Azure filters what is asked',
    400,
    { error: { code: 'content_filter', innererror: { code: 'ResponsibleAIPolicyViolation' } } },
    FILTERED,
  ],
  ['no JSON', 500, '<html>', FAILED],
  [
    '200: OpenRouter has a rate limit',
    200,
    { error: { code: 429, message: 'Rate limited' } },
    { ...BUSY, retryAfter: 9 },
    { ...JSON_HEAD, 'retry-after': '9' },
  ],
  ['200: a rate limit by name', 200, { error: { type: 'rate_limit_error', message: 'Slow down' } }, BUSY],
  [
    '200: a rate limit with its seconds',
    200,
    { error: { code: '429', retry_after: 3.2 } },
    { ...BUSY, retryAfter: 4 },
  ],
  ['200: overloaded in a word', 200, { error: 'The model is overloaded', error_type: 'overloaded' }, BUSY],
  ['200: a wrong key', 200, { error: { code: 401, message: 'No auth credentials found' } }, REFUSED],
  ['200: a filter', 200, { error: { code: 403, message: 'Your input was flagged' } }, FILTERED],
  ['200: a failure', 200, { error: { code: 502, message: 'Provider returned error' } }, FAILED],
  ['200: an error object', 200, { object: 'error', message: 'Too many requests', code: 429 }, BUSY],
  ['200: an error in a list', 200, [{ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }], BUSY],
  ['200: an error in a choice', 200, { choices: [{ error: { code: 429 } }] }, BUSY],
  ['200: a detail', 200, { detail: 'Internal error' }, FAILED],
  ['200: an empty choice', 200, { choices: [] }, FAILED],
])('is told as an error of the service: %s', async (_, status, body, error, head) => {
  const written = typeof body === 'string' ? body : JSON.stringify(body);
  expect(await answerTo(written, status, head ?? JSON_HEAD)).toMatchObject({ text: '', error });
  if (status !== 200) return;
  expect(await answerTo(event(body) + DONE, status, head)).toMatchObject({ text: '', error });
});

test.each([
  ['an event of errors', `event: error\n${event({ error: { code: 429 } })}`, BUSY],
  ['an event of errors without an object', `event: error\n${event({ message: 'Too many requests' })}`, BUSY],
  ['an event of errors in words', 'event: error\ndata: Rate limit reached\n\n', BUSY],
  ['a filter before the first word', stopped('content_filter') + DONE, FILTERED],
])('before the first word: %s', async (_, body, error) => {
  expect(await answerTo(body)).toMatchObject({ text: '', error });
});

test('an error behind words is an answer that broke off, whatever it is', async () => {
  const body = `${SAID}event: error\n${event({ error: { code: 429 } })}`;
  expect(await answerTo(body)).toEqual({ text: 'I led it.', cut: 'broken' });
});

test('what a service says of its error reaches no log, since it may quote what was asked', async () => {
  const { error } = await answerTo(
    JSON.stringify({ error: { code: 'bad_thing', message: 'You said: secret' } }),
    500,
  );
  expect(error?.message).toBe('The service answered 500 (bad_thing)');
});

test('an error whose body never ends is told by its status', async () => {
  const opened = await open(
    ({ response }) => void response.writeHead(429, { 'retry-after': '3' }).write('{'),
  );
  expect(await ask(opened)).toMatchObject({ error: { code: 'busy', retryAfter: 3 } });
});
