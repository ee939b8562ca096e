import { expect, test } from 'vitest';
import { knownTo } from '#coach/knowledge/testing/known.ts';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { asks, candidateFrom, foundByMarks, NOTHING_TOLD } from './testing/asked.ts';
import { baker } from './testing/baker.ts';
import { sayByMaterial } from './say-by-kind.ts';
import { sayExplanation } from './say-explanation.ts';
import { sayAnswer } from './say-answer.ts';
import { answerOf, answerOfBaker, NOTHING } from './testing/answer-of.ts';

const asking = (text: string, coverage = 0) => {
  const [question] = understandQuestions(text, { questions: [], last: undefined });
  if (!question) throw new Error(`Nothing is asked by “${text}”`);
  const [first] = foundByMarks(baker, 'flour waste');
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

test('what is to be drawn up is begun with what it must do', () => {
  expect(answerOfBaker('Design a booking service.', 'design')).toMatch(/for how many at the busiest moment/);
  expect(answerOfBaker('How would you lay out a kitchen for fifty guests?', 'design')).toMatch(
    /their busiest hour/,
  );
});

test('knowledge of software is not explained by a baker', () => {
  const text = answerOfBaker('What is a hash table?', 'explanation', {}, 'flour waste');
  expect(text).toBe(NOTHING); // nor does a story explain it
});

test('who writes software explains, own experience first', () => {
  const engineer = candidateFrom({
    role: 'Backend engineer',
    work: 'Software Engineer, Northwind, 2020 - present\n- Put a Redis cache before the price service and cut its latency by 40%',
  });
  const question = asks('What is caching?', 'explanation');
  const { text } = sayAnswer({
    candidate: engineer,
    asked: [{ question, found: foundByMarks(engineer, 'Redis') }],
    told: NOTHING_TOLD,
    knowledge: knownTo(engineer),
  });
  expect(text).toMatch(/Redis cache.*\nIn general it is this\.\nA cache keeps answers close/);
});

test('a concept of which nothing is known is followed by no story that has nothing of it', () => {
  const [first] = foundByMarks(baker, 'flour waste');
  const asked = [
    {
      question: asks('What is an accrual?', 'explanation'),
      found: [{ ...first!, coverage: 0.1 }],
    },
  ];
  const { text: said } = sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD });
  expect(said).toBe(NOTHING);
});

test('what there is one of is a fact and no concept to be defined', () => {
  const work =
    'Finance manager, Tolliver, 2019 - present\n- Lead finance for a wholesaler with £21m turnover';
  const question = asks('And what is the turnover of the firm?', 'explanation');
  expect(answerOf({ work }, question)).toMatch(/£21m turnover/);
});
