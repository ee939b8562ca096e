import { expect, test } from 'vitest';
import type { Experience } from '#coach/answer.ts';
import { sourceOfAnswer } from './source-of-answer.ts';

const from = (source: string, text: string): Experience => ({ text, source, isPrepared: false });
const BAKER = 'From your résumé: Baker, 2019–22';
const STORY = 'From a story of yours';
const EXPERIENCES = [
  from(BAKER, '(Baker, Rye & Co.): I cut waste by 37% with a starter that needs no feeding.'),
  from(BAKER, '(Baker, Rye & Co.): I trained 4 apprentices, who each run a shift of their own today.'),
  from(
    STORY,
    '“The oven”: When our oven failed at night, I moved the dough to a neighbour, and no order was late.',
  ),
];
const source = (answer: string, asked = '') => sourceOfAnswer(answer, asked, EXPERIENCES);

test.each([
  [BAKER, 'I reduced our waste by 37%. At Rye & Co. I bred a starter that needed no feeding at all.'],
  [STORY, 'No order was late when the oven failed. I carried the dough to our neighbour in the night.'],
  [
    BAKER,
    'I cut waste by 37% with a starter without feeding, and trained 4 apprentices who run a shift today.',
  ],
])('an answer in other words is %s', (wanted, answer) => {
  expect(source(answer)).toBe(wanted);
});

test.each([
  [
    'general knowledge',
    'A sourdough is a culture of yeasts and bacteria. It raises bread more slowly than yeast.',
  ],
  ['a place alone', 'At Rye & Co. I led the whole company to a record profit.'],
  [
    'two origins at once',
    'I cut waste by 37% with a starter that needs no feeding. When our oven failed at night, I moved the dough to a neighbour.',
  ],
])('%s has no source', (_, answer) => {
  expect(source(answer)).toBeNull();
});

test('words of the question, and of the job, are no evidence', () => {
  const answer = 'I would ask which waste a starter without feeding has, and count it.';
  expect(source(`${answer} By 37%?`)).toBe(BAKER);
  expect(source(`${answer} By 37%?`, 'Would a starter that needs no feeding cut waste by 37%?')).toBeNull();
});
