import { setTimeout as delay } from 'node:timers/promises';
import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { Cue } from '@pythia/contracts/cue.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { expect, test } from 'vitest';
import type { AppError } from '#core/errors.ts';
import { ModelError } from '#providers/llm/language-model.ts';
import type { Answerer, AnswerEvent } from './answerer.ts';
import { streamAnswer, type AnsweredBy, type AnswerEnd } from './stream-answer.ts';

type Answer = Answerer<string>['answer'];
const label = { name: 'test', kind: 'local' as const };
const text = (piece: string): AnswerEvent => ({ type: 'text', text: piece });
const whole: AnswerEvent = { type: 'end', usage: null };

/** Collects everything that caller, store and operator see. */
async function run(answer: Answer) {
  const ends: AnswerEnd[] = [];
  const named: AnsweredBy[] = [];
  const reported: ModelError[] = [];
  const parts = {
    answerer: { label, answer },
    onAnswerer: (by: AnsweredBy) => void named.push(by),
    onEnd: (end: AnswerEnd) => void ends.push(end),
    onFailure: (error: ModelError) => void reported.push(error),
  };
  let said = '';
  const others: AnswerPart[] = [];
  let error: AppError | undefined;
  try {
    for await (const part of streamAnswer(parts, 'Why?', new AbortController().signal)) {
      if (part.type === 'text') said += part.text;
      else others.push(part);
    }
  } catch (thrown) {
    error = thrown as AppError;
  }
  return { text: said, others, ends, named, reported, error };
}

const failing = (error: ModelError, ...pieces: string[]): Answer =>
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
  ['declined', 'upstream-failed', SERVER_MESSAGES.answerServiceDeclined],
  ['failed', 'upstream-failed', MESSAGES.answerServiceFailed],
] as const)(
  'a model that is %s is an error %s to the caller, and told to the operator',
  async (code, appCode, message) => {
    const cause = new ModelError(code, 'for the log');
    const { error, reported, ends } = await run(failing(cause));
    expect(error).toMatchObject({ code: appCode, message });
    expect(reported).toEqual([cause]);
    expect(ends).toMatchObject([{ text: '', state: 'failed', first_text_ms: null }]);
  },
);

test('a busy service that names no time is asked again in ten seconds', async () => {
  const { error } = await run(failing(new ModelError('busy', '')));
  expect(error?.retryAfter).toBe(10);
});

test('what came before a failure is kept as a part', async () => {
  const { text, others, ends, error } = await run(
    failing(new ModelError('failed', ''), 'half', ' an answer'),
  );
  expect(text).toBe('half an answer');
  expect(others.map(({ type }) => type)).toEqual(['mark']);
  expect(ends).toMatchObject([{ text: 'half an answer', state: 'partial' }]);
  expect(error?.code).toBe('upstream-failed');
});

test.each([
  ['length', 'partial'],
  ['broken', 'partial'],
  ['unknown', 'complete'],
] as const)('an answer that ended by %s is told and kept as that, %s', async (cut, state) => {
  const failure = new ModelError('failed', 'for the log');
  const { others, ends, reported } = await run(async function* () {
    yield* [text('I led it,'), { type: 'end', cut, usage: null, ...(cut === 'broken' && { failure }) }];
  });
  expect(others.at(-1)).toEqual({ type: 'end', state, cut, usage: null });
  expect(ends).toMatchObject([{ text: 'I led it,', state, cut }]);
  expect(reported).toEqual(cut === 'broken' ? [failure] : []);
});

test('what turns out to be no answer is taken back, and not kept', async () => {
  const { others, ends } = await run(async function* () {
    yield* [text('Hm.'), { type: 'anew' }, text('I led it.'), whole];
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
  const answerer = {
    label,
    async *answer() {
      yield text('one');
      yield text('two');
    },
  };
  const parts = {
    answerer,
    onAnswerer: () => {},
    onEnd: (end: AnswerEnd) => void ends.push(end),
    onFailure: () => {},
  };
  for await (const { type } of streamAnswer(parts, 'Why?', stop.signal)) {
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
    yield { type: 'end', usage };
  });
  const by = { answered_by: 'half \ufffd', stood_in: 'slow', source: 'From \ufffd' };
  expect(named).toEqual([by]);
  expect(ends).toMatchObject([{ text: 'One.', ...by, usage }]);
});

const WASTE = { title: 'Waste', beats: ['I cut it.'] };

/** Order of parts, cue and text triggered by hand. */
async function orderOf(script: (cue: (told: Cue | null) => void, text: () => void) => void) {
  const cue = Promise.withResolvers<Cue | null>();
  const begun = Promise.withResolvers<void>();
  const answerer = {
    label,
    async *answer() {
      await begun.promise;
      yield* [text('I led it.'), whole];
    },
  };
  const ends: AnswerEnd[] = [];
  const parts = { answerer, cue: cue.promise, onAnswerer: () => {}, onFailure: () => {} };
  script(cue.resolve, begun.resolve);
  const types: string[] = [];
  const onEnd = (end: AnswerEnd) => void ends.push(end);
  for await (const { type } of streamAnswer({ ...parts, onEnd }, 'Why?', new AbortController().signal)) {
    types.push(type);
    if (type === 'cue') begun.resolve();
  }
  return { types, kept: ends[0]?.cue };
}

test('a cue comes before an answer that is on its way, behind a mark of its own, and is kept', async () => {
  const { types, kept } = await orderOf((cue) => cue(WASTE));
  expect([types, kept]).toEqual([['mark', 'cue', 'mark', 'text', 'end'], WASTE]);
});

test.each<[string, Parameters<typeof orderOf>[0]]>([
  ['there is none', (cue, begin) => [cue(null), begin()]],
  ['it is not known when the answer begins', (_cue, begin) => begin()],
  ['the answer begins in the same moment', (cue, begin) => [cue(WASTE), begin()]],
])('an answer comes without a cue where %s', async (_, script) => {
  expect(await orderOf(script)).toEqual({ types: ['mark', 'text', 'end'], kept: undefined });
});

test('an error of our own is not taken for the service’s', async () => {
  const { error, reported } = await run(() => {
    throw new TypeError('a bug');
  });
  expect(error).toBeInstanceOf(TypeError);
  expect(reported).toEqual([]);
});

test('a source that is found by the text is told behind it, and kept', async () => {
  const { others, ends } = await run(async function* () {
    yield* [text('I cut it.'), { type: 'source', text: 'From: I cut it.' }, whole];
  });
  expect(others.map(({ type }) => type)).toEqual(['mark', 'source', 'end']);
  expect(ends).toMatchObject([{ source: 'From: I cut it.' }]);
});
