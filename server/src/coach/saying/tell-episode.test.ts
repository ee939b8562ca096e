import { expect, test } from 'vitest';
import { sayAnswer } from './say-answer.ts';
import { asks, candidateFrom, foundByMarks, NOTHING_TOLD } from './testing/asked.ts';

const WORK = `Baker, Rye & Co., 2019 - present
- Recovery of £900 in deposits by individual agreements
- Keeps the list of allergens and replaces it in spring
- Situation: the oven died at four. Task: bring the bread out. Action: rang a hotel. Result: no order was late`;
const candidate = candidateFrom({ work: WORK });

const told = (mark: string): string[] =>
  sayAnswer({
    candidate,
    asked: [{ question: asks('Tell me about it.', 'behavioural'), found: foundByMarks(candidate, mark) }],
    told: NOTHING_TOLD,
  }).text.split('\n');

test('notes are led in by a sentence, and no line that says what somebody else would do', () => {
  const [lead, note] = told('deposits');
  expect(lead).toMatch(/\bthis\b.*\.$/);
  expect(note).toBe('Recovery of £900 in deposits by individual agreements.');
  expect(told('allergens')).toEqual(['Keeps the list of allergens and replaces it in spring.']);
});

test('the task of a form is not said, and its action has an “I”', () => {
  expect(told('oven')).toEqual(['The oven died at four.', 'I rang a hotel.', 'No order was late.']);
});
