import { setTimeout as delay } from 'node:timers/promises';
import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { expect, test } from 'vitest';
import type { AppError } from '#core/errors.ts';
import { ChatModelError, type ChatEvent, type ChatModel } from '#providers/llm/chat-model.ts';
import { chatRequest } from '#testing/chat-request.ts';
import { streamAnswer, type AnsweredBy, type AnswerEnd, type StreamAnswerParts } from './stream-answer.ts';

const request = chatRequest();
const answerer = { name: 'test', kind: 'local' as const };
const text = (piece: string): ChatEvent => ({ type: 'text', text: piece });

/** Streams to the end, and tells all that a caller, the store and the operator would see. */
async function run(stream: ChatModel['stream'], sourceOf?: StreamAnswerParts['sourceOf']) {
  const ends: AnswerEnd[] = [];
  const named: AnsweredBy[] = [];
  const reported: ChatModelError[] = [];
  const parts = {
    model: { answerer, stream, close: async () => {} },
    ...(sourceOf && { sourceOf }),
    onAnswerer: (by: AnsweredBy) => void named.push(by),
    onEnd: (end: AnswerEnd) => void ends.push(end),
    onFailure: (error: ChatModelError) => void reported.push(error),
  };
  let said = '';
  const others: AnswerPart[] = [];
  let error: AppError | undefined;
  try {
    for await (const part of streamAnswer(parts, request, new AbortController().signal)) {
      if (part.type === 'text') said += part.text;
      else others.push(part);
    }
  } catch (thrown) {
    error = thrown as AppError;
  }
  return { text: said, others, ends, named, reported, error };
}

const failing = (error: ChatModelError, ...pieces: string[]): ChatModel['stream'] =>
  async function* () {
    yield* pieces.map(text);
    throw error;
  };

test.each([
  ['refused', 'upstream-failed', SERVER_MESSAGES.answerServiceRefused],
  ['busy', 'unavailable', SERVER_MESSAGES.answerServiceBusy],
  ['timeout', 'upstream-timeout', SERVER_MESSAGES.answerServiceSlow],
  ['limit', 'upstream-failed', SERVER_MESSAGES.answerServiceLimit],
  ['filtered', 'upstream-failed', SERVER_MESSAGES.answerServiceFiltered],
  ['failed', 'upstream-failed', MESSAGES.answerServiceFailed],
] as const)(
  'a model that is %s is an error %s to the caller, and told to the operator',
  async (code, appCode, message) => {
    const cause = new ChatModelError(code, 'for the log');
    const { error, reported, ends } = await run(failing(cause));
    expect(error).toMatchObject({ code: appCode, message });
    expect(reported).toEqual([cause]);
    expect(ends).toMatchObject([{ text: '', state: 'failed', first_text_ms: null }]);
  },
);

test('a busy service that names no time is asked again in ten seconds', async () => {
  const { error } = await run(failing(new ChatModelError('busy', '')));
  expect(error?.retryAfter).toBe(10);
});

test('what came before a failure is kept as a part', async () => {
  const { text, others, ends, error } = await run(
    failing(new ChatModelError('failed', ''), 'half', ' an answer'),
  );
  expect(text).toBe('half an answer');
  expect(others.map(({ type }) => type)).toEqual(['mark']);
  expect(ends).toMatchObject([{ text: 'half an answer', state: 'partial' }]);
  expect(error?.code).toBe('upstream-failed');
});

test('a service that never stops is stopped, and its answer kept as a part', async () => {
  const {
    text: said,
    others,
    ends,
  } = await run(async function* () {
    for (;;) yield text('word '.repeat(1_000));
  });
  expect(others.at(-1)).toEqual({ type: 'end', state: 'partial', cut: 'length', usage: null });
  expect(said.length).toBe(100_000);
  expect(ends).toMatchObject([{ text: said, state: 'partial' }]);
});

const byModel: ChatEvent = { type: 'answerer', answerer, stoodIn: null, source: null };

test.each(['length', 'filter'] as const)(
  'an answer that its service cut by %s is marked as that',
  async (cut) => {
    const { others, ends } = await run(async function* () {
      yield* [byModel, text('I led it,'), { type: 'cut', cut }];
    });
    expect(others.at(-1)).toEqual({ type: 'end', state: 'partial', cut, usage: null });
    expect(ends).toMatchObject([{ text: 'I led it,', state: 'partial', cut }]);
  },
);

test.each([
  ['says the same sentence a third time', () => 'I led the team of six. ', 'repetition', 100],
  ['does so at once', () => 'I led the team of six. '.repeat(100), 'repetition', 100],
  [
    'passes its bound at once',
    () => Array.from({ length: 900 }, (_, n) => `and team ${n}, `).join(''),
    'length',
    801,
  ],
  ['passes its bound far', (n: number) => `and team ${n}, `, 'length', 801],
] as const)('a model that %s is ended there, and its answer marked', async (_, piece, cut, most) => {
  let isEnded = false;
  const {
    text: said,
    others,
    ends,
  } = await run(async function* () {
    yield byModel;
    try {
      for (let n = 0; n < 10_000; n += 1) yield text(piece(n));
    } finally {
      isEnded = true;
    }
  });
  expect([isEnded, said.length < most]).toEqual([true, true]);
  expect(others.at(-1)).toEqual({ type: 'end', state: 'partial', cut, usage: null });
  expect(ends).toMatchObject([{ text: said, state: 'partial', cut }]);
});

test('what turns out to be no answer is taken back, and not kept', async () => {
  const { others, ends } = await run(async function* () {
    yield* [byModel, text('Hm.'), { type: 'anew' }, text('I led it.')];
  });
  expect(others.map(({ type }) => type)).toEqual(['mark', 'anew', 'end']);
  expect(ends).toMatchObject([{ text: 'I led it.', state: 'complete' }]);
});

test('an answer that came to its end tells how long its first text and all of it took', async () => {
  const { ends } = await run(async function* () {
    yield text('One');
    await delay(20);
    yield text(' two.');
  });
  expect(ends).toMatchObject([{ text: 'One two.', state: 'complete', first_text_ms: expect.any(Number) }]);
  const [end] = ends;
  expect(end!.total_ms! - end!.first_text_ms!).toBeGreaterThanOrEqual(19);
});

test('an answer that is no longer read is stopped, and what came before is told', async () => {
  const ends: AnswerEnd[] = [];
  const stop = new AbortController();
  const model = {
    answerer,
    close: async () => {},
    async *stream() {
      yield text('one');
      yield text('two');
    },
  };
  const parts = {
    model,
    onAnswerer: () => {},
    onEnd: (end: AnswerEnd) => void ends.push(end),
    onFailure: () => {},
  };
  for await (const { type } of streamAnswer(parts, request, stop.signal)) {
    if (type !== 'text') continue;
    stop.abort();
    break;
  }
  expect(ends).toMatchObject([{ text: 'one', state: 'stopped' }]);
});

test('who answered, whether in a model’s place, and what it cost are told at the end', async () => {
  const usage = { prompt: 7, completion: 2, cached: null };
  const { ends, named } = await run(async function* () {
    yield {
      type: 'answerer',
      answerer: { name: 'half \ud83d', kind: 'local' },
      stoodIn: 'slow',
      source: 'From \ud83d',
    };
    yield text('One.');
    yield { type: 'usage', usage };
  });
  const by = { answered_by: 'half \ufffd', stood_in: 'slow', source: 'From \ufffd' };
  expect(named).toEqual([by]);
  expect(ends).toMatchObject([{ text: 'One.', ...by, usage }]);
});

test('an error of our own is not taken for the service’s', async () => {
  const { error, reported } = await run(() => {
    throw new TypeError('a bug');
  });
  expect(error).toBeInstanceOf(TypeError);
  expect(reported).toEqual([]);
});

test.each([
  ['a language model has', 'local', () => {}, 'From: I cut it.'],
  ['the coach, who tells its own, has not', 'coach', () => {}, null],
  [
    'a language model that broke off has not',
    'local',
    () => {
      throw new ChatModelError('failed', '');
    },
    null,
  ],
] as const)('%s its source found by its text', async (_, kind, end, source) => {
  const stream: ChatModel['stream'] = async function* () {
    yield { type: 'answerer', answerer: { name: 'test', kind }, stoodIn: null, source: null };
    yield text('I cut it.');
    end();
  };
  const { others, ends } = await run(stream, (said) => `From: ${said}`);
  expect(others.filter(({ type }) => type === 'source')).toEqual(
    source ? [{ type: 'source', text: source }] : [],
  );
  expect(ends).toMatchObject([{ source }]);
});
