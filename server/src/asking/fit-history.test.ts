import { expect, test } from 'vitest';
import { estimateTokens, fitHistory } from './fit-tokens.ts';
import type { PastExchange } from './exchange.ts';

/** An exchange of about 100 tokens. */
const exchange = (n: number): PastExchange => ({
  question: `Question ${n}?`,
  answer: `Answer ${n}. ${'word '.repeat(76)}`,
  state: 'complete',
});
const session = (count: number): PastExchange[] => Array.from({ length: count }, (_, n) => exchange(n + 1));

test('a question and its answer are a pair of turns', () => {
  expect(fitHistory([{ question: 'Why?', answer: 'Because.', state: 'complete' }], 100)).toEqual([
    { role: 'user', content: 'Why?' },
    { role: 'assistant', content: 'Because.' },
  ]);
});

test('what was said before any question follows a turn of its own', () => {
  const [asked] = fitHistory([{ question: '', answer: 'I am a baker.', state: 'complete' }], 100);
  expect(asked).toEqual({ role: 'user', content: '…' });
});

test.each(['stopped', 'partial'] as const)('an answer that was %s is marked as broken off', (state) => {
  const [, said] = fitHistory([{ question: 'Why?', answer: 'Because I', state }], 100);
  expect(said?.content).toBe('Because I [broken off]');
});

test('the history of a long session never has more tokens than it may', () => {
  for (let asked = 0; asked <= 60; asked++) {
    const history = fitHistory(session(asked), 1_000);
    expect(estimateTokens(history.map(({ content }) => content).join(''))).toBeLessThanOrEqual(1_000);
    if (asked > 0) expect(history.at(-2)?.content).toBe(`Question ${asked}?`);
  }
});

test('the beginning of the history changes seldom: in steps of half of it', () => {
  const begins = Array.from({ length: 60 }, (_, n) => fitHistory(session(n + 1), 1_000)[0]?.content);
  const changes = begins.filter((first, n) => n > 0 && first !== begins[n - 1]);
  expect(new Set(begins).size).toBe(changes.length + 1); // dropped exchanges never return
  expect(changes.length).toBeLessThanOrEqual(11);
});

test('the last exchange stays as long as it fits alone', () => {
  const history = fitHistory(session(3), 150);
  expect(history.map(({ content }) => content.slice(0, 11))).toEqual(['Question 3?', 'Answer 3. w']);
});

test('what has no room at all leaves nothing', () => {
  expect(fitHistory(session(3), 0)).toEqual([]);
  expect(fitHistory(session(3), -50)).toEqual([]);
});

test('a long question is kept from its beginning, as far as it may go', () => {
  const long: PastExchange = { question: 'Łódź '.repeat(1_000), answer: 'Yes.', state: 'complete' };
  const lengths = [undefined, 900].map((each) => estimateTokens(fitHistory([long], 2_000, each)[0]!.content));
  expect(lengths).toEqual([500, 900]);
});
