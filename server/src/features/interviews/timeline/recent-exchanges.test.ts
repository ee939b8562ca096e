import type { Happening } from '@pythia/contracts/interviews.ts';
import { expect, test } from 'vitest';
import { recentExchanges } from './exchange-memory.ts';

const question = (id: string, how = {}): { id: string; happening: Happening } => ({
  id,
  happening: { kind: 'question', text: `${id}?`, ...how },
});
const said = (text: string): { id: string; happening: Happening } => ({
  id: text,
  happening: { kind: 'line', text },
});
const answer = (exchange_id: string, text = 'Because.'): { id: string; happening: Happening } => ({
  id: `answer to ${exchange_id}`,
  happening: {
    kind: 'answer',
    exchange_id,
    text,
    state: 'complete',
    first_text_ms: null,
    total_ms: null,
    answered_by: null,
    stood_in: null,
    source: null,
    usage: null,
    alternatives: [],
    note: null,
  },
});

test('a question that was found after its answer is told with it', () => {
  const events = [answer('One'), answer('Two'), question('One'), question('Two')];
  expect(recentExchanges(events, 9).map((exchange) => exchange.question)).toEqual(['One?', 'Two?']);
});

test('the last ones are told, and none that was not answered', () => {
  const events = [question('One'), answer('One'), question('Two'), answer('Two', ''), question('Three')];
  expect(recentExchanges([...events, answer('Three')], 1)).toEqual([
    {
      id: 'Three',
      question: 'Three?',
      lines: [],
      again: undefined,
      answer: 'Because.',
      state: 'complete',
    },
  ]);
});

test('of a question it is told what it is made of and which one it repeats', () => {
  const how = { lines: ['a line'], again: 'One' };
  expect(recentExchanges([question('Two', how), answer('Two')], 1)).toMatchObject([how]);
});

test('what the candidate said is told with the question before it, and by itself where there was none', () => {
  const events = [
    said('Hello.'),
    said('I am a baker.'),
    question('One'),
    answer('One'),
    said('Rye'),
    said('bread.'),
  ];
  const none = { id: '', question: '', answer: 'Hello. I am a baker.', state: 'complete' };
  expect(recentExchanges(events, 9)).toMatchObject([
    none,
    { id: 'One', answer: 'Because.', said: 'Rye bread.' },
  ]);
});

test('what the candidate said where the copilot had no answer is the answer', () => {
  const events = [question('One'), answer('One', ''), said('Rye bread.')];
  expect(recentExchanges(events, 9)).toMatchObject([{ id: 'One', answer: 'Rye bread.', state: 'complete' }]);
});
