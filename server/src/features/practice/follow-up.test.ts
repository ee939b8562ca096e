import type { FlawId, Review } from '@pythia/contracts/review.ts';
import { expect, test } from 'vitest';
import { followUpTo } from './follow-up.ts';

const reviewed = (...flaws: FlawId[]): Review => ({
  flaws: flaws.map((kind) => ({ kind, sentence: '', quotes: [] })),
  strengths: [],
});

test('what an answer left open is asked for, the gravest first', () => {
  expect(followUpTo('We did it.', reviewed('number-missing', 'no-result'))).toBe('And how did that end?');
  expect(followUpTo('We did it.', reviewed('we-only'))).toBe('And what was your own part in that?');
});

test('a whole answer is followed up in its own words', () => {
  const answer = 'The oven failed. I moved the dough to a neighbour, and all orders were on time.';
  expect(followUpTo(answer, reviewed())).toBe(
    'You said “I moved the dough to a neighbour”. What would you do differently today?',
  );
});

test('an answer without a deed that can be said back is followed up all the same', () => {
  expect(followUpTo('It was fine.', reviewed('fillers'))).toBe('What would you do differently today?');
  expect(followUpTo(`I ${'moved '.repeat(40)}`, reviewed())).toBe('What would you do differently today?');
});
