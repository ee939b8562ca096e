import { expect, test } from 'vitest';
import { knownTo } from '#coach/knowledge/testing/known.ts';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { found, NOTHING_TOLD } from './testing/asked.ts';
import { baker } from './testing/baker.ts';
import { sayByMaterial } from './say-by-kind.ts';
import { sayExplanation } from './say-explanation.ts';

const asking = (text: string, coverage = 0) => {
  const [question] = understandQuestions(text, { questions: [], last: undefined });
  if (!question) throw new Error(`Nothing is asked by “${text}”`);
  const [first] = found(baker, 'flour waste');
  return {
    candidate: baker,
    question,
    found: first ? [{ ...first, coverage }] : [],
    told: NOTHING_TOLD,
    knowledge: knownTo(baker),
    budget: 90,
  };
};

test.each([
  'What is a flux capacitor?',
  'Explain thermal runaway to a layman.',
  'Explain why glass goes cloudy.',
  'How would you design a rope bridge for goats?',
])('nothing is said to what nothing is known of: %s', (text) => {
  expect(sayExplanation(asking(text))).toEqual({ text: '', told: [] });
});

test('own work that has the words of the question is told where no entry fits', () => {
  const said = sayExplanation(asking('Explain how waste of flour is prevented.', 0.6));
  expect(said.text).toContain('flour waste');
  expect(said.told).toHaveLength(1);
});

test('a concept to be explained to somebody is explained rather than handled as a case', () => {
  const { text } = sayByMaterial(asking('How would you explain cross-contamination to a new apprentice?'));
  expect(text).toContain('Cross-contamination carries germs or allergens');
});
