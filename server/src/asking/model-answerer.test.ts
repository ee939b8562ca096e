import { expect, test } from 'vitest';
import { type LanguageModel, ModelError, type ModelEvent } from '#providers/llm/language-model.ts';
import { noModel } from '#providers/llm/no-model.ts';
import { speakingModel } from '#testing/speaking-model.ts';
import type { AnswerEvent } from './answerer.ts';
import { modelAnswerer, type Prompt } from './model-answerer.ts';

const request = { messages: [], maxTokens: 100, temperature: 0 };
const byModel: ModelEvent = { type: 'answerer', answerer: { name: 'Test model', kind: 'local' } };
const text = (piece: string): ModelEvent => ({ type: 'text', text: piece });
const whole: ModelEvent = { type: 'end', ended: 'stop', usage: null };

async function read(stream: LanguageModel['stream'], how: Partial<Prompt> = {}) {
  const answerer = modelAnswerer(speakingModel(stream), () => ({ request, timesSaid: 2, ...how }));
  const events: AnswerEvent[] = [];
  for await (const event of answerer.answer(undefined, new AbortController().signal)) events.push(event);
  const said = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
  return { said, events };
}

test('a model that never stops is stopped', async () => {
  const { said, events } = await read(
    async function* () {
      for (let n = 0; ; n += 1) yield text(`and team ${n}, `);
    },
    { request: { ...request, maxTokens: 100_000 } },
  );
  expect(events.at(-1)).toEqual({ type: 'end', cut: 'length', usage: null });
  expect(said.length).toBe(100_000);
});

test.each(['length', 'filter', 'refusal', 'broken', 'unknown'] as const)(
  'an answer that a model ended by %s is marked as that',
  async (ended) => {
    const usage = { prompt: 7, completion: 2, cached: null };
    const { events } = await read(async function* () {
      yield* [byModel, text('I led it,'), { type: 'end', ended, usage }];
    });
    expect(events.at(-1)).toMatchObject({ type: 'end', cut: ended, usage });
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
  const { said, events } = await read(async function* () {
    yield byModel;
    try {
      for (let n = 0; n < 10_000; n += 1) yield text(piece(n));
    } finally {
      isEnded = true;
    }
  });
  expect([isEnded, said.length < most]).toEqual([true, true]);
  expect(events.at(-1)).toEqual({ type: 'end', cut, usage: null });
});

test('what is said anew has its own bounds', async () => {
  const { events } = await read(async function* () {
    yield* [byModel, text('Hm. Hm, Hm! '.repeat(3)), { type: 'anew' }, text('I led it.'), whole];
  });
  expect(events.map(({ type }) => type)).toEqual(['answerer', 'text', 'anew', 'text', 'end']);
});

test.each([
  ['that is whole has', 'stop', ['From: I cut it.']],
  ['that broke off has not', 'broken', []],
] as const)('an answer %s its source found by its text', async (_, ended, sources) => {
  const { events } = await read(
    async function* () {
      yield* [byModel, text('I cut it.'), { type: 'end', ended, usage: null }];
    },
    { sourceOf: (said) => `From: ${said}` },
  );
  expect(events.flatMap((event) => (event.type === 'source' ? [event.text] : []))).toEqual(sources);
});

test('a model that is not there is asked nothing', async () => {
  const answerer = modelAnswerer(noModel, () => {
    throw new Error('nobody needs a prompt');
  });
  const answer = answerer.answer(undefined, new AbortController().signal)[Symbol.asyncIterator]();
  await expect(answer.next()).rejects.toEqual(new ModelError('absent', 'There is no language model'));
});
