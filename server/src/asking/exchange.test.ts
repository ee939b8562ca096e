import { expect, test } from 'vitest';
import { type AskedExchange, asTurns, standing } from './exchange.ts';

const NEXT = { question: 'And then?', lines: [], again: undefined };
const SUGGESTED = 'I drew up a rota of alternating weeks, and the quarrels ended.';
const exchange = (said?: string): AskedExchange => ({
  id: 'one',
  question: 'A conflict?',
  answer: SUGGESTED,
  state: 'stopped',
  lines: [],
  again: undefined,
  ...(said !== undefined && { said }),
});
const answerOf = (said?: string) => standing([exchange(said)], NEXT)[0];

test('without a microphone a suggestion counts as said', () => {
  expect(answerOf()).toMatchObject({ answer: SUGGESTED, state: 'stopped' });
});

test('a word to gain time takes the place of nothing', () => {
  expect(answerOf('Good question, let me think.')).toMatchObject({ answer: SUGGESTED });
});

test('a suggestion that was followed in own words counts, with them', () => {
  const said = 'So there was a rota, with alternating weeks, and that was it with quarrels.';
  expect(answerOf(said)).toMatchObject({ answer: `${SUGGESTED}\n\n${said}` });
});

test('what was said in the place of a suggestion counts alone', () => {
  const said = 'The cook and I disagreed about labels for allergens, so we tried mine.';
  expect(answerOf(said)).toMatchObject({ answer: said, state: 'complete' });
});

test('what was said before any question is nobody’s question', () => {
  expect(asTurns([{ question: '', answer: 'I bake.', state: 'complete' }], 'Why?')).toEqual([
    { role: 'assistant', text: 'I bake.' },
    { role: 'user', text: 'Why?' },
  ]);
});
