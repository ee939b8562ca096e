import { expect, test } from 'vitest';
import { placeIn, questionsIn } from './place.ts';
import { practiceOf } from './testing/practice-of.ts';

test('a practice begins with its first line', () => {
  expect(placeIn(practiceOf({ said: 0 }))).toMatchObject({
    turn: { id: 'opening' },
    isAsked: false,
    next: { line: 0, text: 'Hello.' },
  });
});

test('behind a greeting the interviewer goes on', () => {
  expect(placeIn(practiceOf({ said: 2 }))).toMatchObject({
    turn: { id: 'opening' },
    isAsked: false,
    next: { line: 2, text: 'Who are you?' },
  });
});

test('a question is asked once all of its turn was said', () => {
  expect(placeIn(practiceOf({ said: 3 })).isAsked).toBe(true);
  expect(placeIn(practiceOf({ said: 4 }))).toMatchObject({ turn: { id: 'question-2' }, isAsked: false });
  expect(placeIn(practiceOf({ said: 5 })).isAsked).toBe(true);
});

test('once everything was said nothing comes next', () => {
  expect(placeIn(practiceOf({ said: 6 }))).toMatchObject({
    turn: { id: 'closing' },
    isAsked: false,
    next: null,
  });
});

test('small talk is no question', () => {
  expect(questionsIn(practiceOf({ said: 0 })).map(({ id }) => id)).toEqual(['question-1', 'question-2']);
});
