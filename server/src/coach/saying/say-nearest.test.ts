import { expect, test } from 'vitest';
import type { QuestionKind } from '#coach/question/question.ts';
import { sayAnswer } from './say-answer.ts';
import { asks, candidateFrom, foundByMarks, NOTHING_TOLD } from './testing/asked.ts';

const baker = candidateFrom({
  work: `Baker, Rye & Co., 2019 - present
- Ordered 400 tins twice, because I had not read the list. Since then I read it aloud
- I fell out with the night baker over the oven, and he stopped speaking to me
- Cut flour waste by 20% in one year by weighing every batch`,
});

/** What is said where a story covers some of the question, and another one is as near. */
const nearest = (mark: string, text = 'What makes a good bakery?', kind: QuestionKind = 'open') => {
  const stories = foundByMarks(baker, mark, '20% in one year').map((one) => ({
    ...one,
    coverage: 0.4,
    score: 0.1,
  }));
  const asked = [{ question: asks(text, kind), found: stories }];
  return sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD }).text;
};

test('a story is told as what comes nearest, and no error or quarrel that nobody asked for', () => {
  expect(nearest('flour waste')).toMatch(/^I would answer that from my own work\.\n.*flour waste/);
  expect(nearest('400 tins')).toBe('');
  expect(nearest('fell out')).toBe('');
});

test('who asks for what went wrong is told of it', () => {
  expect(nearest('400 tins', 'What is the worst thing that you got wrong?')).toContain('400 tins');
});

test('a case is answered from a quarrel too', () => {
  expect(nearest('fell out', 'What would you do if the second oven were sold?', 'situational')).toMatch(
    /^I would answer that from my own work\.\nI fell out with the night baker/,
  );
});
