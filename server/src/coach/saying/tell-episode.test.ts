import { expect, test } from 'vitest';
import { sayAnswer } from './say-answer.ts';
import { asks, candidateFrom, foundByMarks, NOTHING_TOLD } from './testing/asked.ts';

const WORK = `Baker, Rye & Co., 2019 - present
- Recovery of £900 in deposits by individual agreements
- Keeps the list of allergens and replaces it in spring
- Situation: the oven died at four. Task: bring the bread out. Action: rang a hotel. Result: no order was late`;
const candidate = candidateFrom({ work: WORK });

const told = (mark: string, question = asks('Tell me about it.', 'behavioural')): string[] =>
  sayAnswer({
    candidate,
    asked: [{ question, found: foundByMarks(candidate, mark).map((one) => ({ ...one, chance: 0.8 })) }],
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

test('notes that are likely to answer stand in place of blanks, also where care is taken', () => {
  const mistake = asks('What did you get wrong?', 'behavioural', { usual: 'mistake' });
  expect(told('deposits', mistake)[1]).toContain('deposits');
  expect(told('oven', mistake)[0]).toContain('[');
});
