import { expect, test } from 'vitest';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { weighWords } from './match-entries.ts';
import { entryIndex } from './entry-index.ts';

const [question] = understandQuestions('What would you do with a bottleneck and a neighbour, without help?', {
  questions: [],
  last: undefined,
});
const weights = weighWords(question!, entryIndex());

test('a word that everybody says is a weaker sign of a subject than one that hardly anybody does', () => {
  const [rare, everyday] = [weights.get('bottleneck')!, weights.get('help')!];
  expect(rare.sure).toBe(rare.score);
  expect(everyday.sure).toBeLessThan(everyday.score);
  expect(everyday.missed).toBeLessThan(everyday.sure);
});

test('a word without a subject counts a little where an entry has it, and nothing where it lacks it', () => {
  const light = weights.get('without')!;
  expect(light.score).toBeGreaterThan(0);
  expect(light).toMatchObject({ missed: 0, isLight: true });
});
