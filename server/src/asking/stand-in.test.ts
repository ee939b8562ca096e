import { expect, test } from 'vitest';
import { ModelError, type ModelErrorCode } from '#providers/llm/language-model.ts';
import type { Answerer, AnswerEvent } from './answerer.ts';
import { standIn } from './stand-in.ts';

const says = (name: string, answer: Answerer<string>['answer']): Answerer<string> => ({
  label: { name, kind: 'service' },
  answer,
});
const begins = (name: string, ...texts: string[]): AnswerEvent[] => [
  { type: 'answerer', answerer: { name, kind: 'service' }, stoodIn: null, source: null },
  ...texts.map((text) => ({ type: 'text' as const, text })),
];
const coach = says('coach', async function* (question) {
  yield* begins('coach', `Of ${question}.`);
});

async function answered(first: Answerer<string>) {
  const failures: ModelErrorCode[] = [];
  const answerer = standIn(first, coach, ({ code }) => failures.push(code));
  const events: AnswerEvent[] = [];
  for await (const event of answerer.answer('ovens', new AbortController().signal)) events.push(event);
  const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
  const by = events.findLast(({ type }) => type === 'answerer');
  return { text, by: by?.type === 'answerer' && [by.answerer.name, by.stoodIn], failures };
}

const failing = (code: ModelErrorCode, ...before: AnswerEvent[]) =>
  says('model', async function* () {
    yield* before;
    throw new ModelError(code, '');
  });

test('who answers is not stood in for', async () => {
  const model = says('model', async function* () {
    yield* begins('model', 'Because.');
  });
  expect(await answered(model)).toEqual({ text: 'Because.', by: ['model', null], failures: [] });
});

test.each([
  ['timeout', 'slow'],
  ['busy', 'busy'],
  ['refused', 'refused'],
  ['filtered', 'filtered'],
  ['declined', 'declined'],
  ['limit', 'limit'],
  ['failed', 'failed'],
] as const)('for a model that fails by %s the coach answers, which says: %s', async (code, stoodIn) => {
  const expected = { text: 'Of ovens.', by: ['coach', stoodIn], failures: [code] };
  expect(await answered(failing(code))).toEqual(expected);
});

test('where there is no model the coach answers in nobody’s place', async () => {
  expect(await answered(failing('absent'))).toEqual({ text: 'Of ovens.', by: ['coach', null], failures: [] });
  expect(standIn({ ...coach, label: null }, coach, () => {}).label?.name).toBe('coach');
});

test('what was taken back before the failure is no answer', async () => {
  const model = failing('failed', ...begins('model', 'Hm.'), { type: 'anew' });
  expect((await answered(model)).by).toEqual(['coach', 'failed']);
});

test('half an answer is not finished by the coach', async () => {
  await expect(answered(failing('failed', ...begins('model', 'Because')))).rejects.toThrow(ModelError);
});

test('a failure that is not stood in for is told', async () => {
  const answerer = standIn(
    failing('busy'),
    coach,
    () => {},
    (code) => code === 'absent',
  );
  const answer = answerer.answer('ovens', new AbortController().signal)[Symbol.asyncIterator]();
  await expect(answer.next()).rejects.toMatchObject({ code: 'busy' });
});
