import { expect, test } from 'vitest';
import { readTokens } from '#coach/language/read-text.ts';
import { meaningOfTokens, substantial } from '#coach/vectors/meaning.ts';
import { readExamples } from './examples/read-examples.ts';
import { COMPETENCIES } from './lexicon.ts';
import { likelyAsked, likelyShown } from './likelihoods.ts';

const IDS = COMPETENCIES.map(({ id }) => id);
const meaning = (text: string): Float32Array => meaningOfTokens(readTokens(text), substantial);

function likeliest(likely: Float32Array, count: number): string[] {
  const order = [...likely.keys()].toSorted((a, b) => likely[b]! - likely[a]!);
  return order.slice(0, count).map((at) => IDS[at]!);
}

test.each([
  ['Have you ever had to raise money from people who had none to spare?', 'fundraising'],
  ['How do you look after the hygiene of a kitchen?', 'infection-and-hygiene'],
  ['Tell me about a quarrel between two colleagues.', 'conflict'],
])('hears what “%s” is after', (question, competency) => {
  expect(likeliest(likelyAsked(meaning(question)), 5)).toContain(competency);
});

test.each([
  ['Cleaned and disinfected the theatre between operations.', 'infection-and-hygiene'],
  ['Applied to three foundations and raised the cost of a new roof.', 'fundraising'],
])('sees what “%s” shows', (statement, competency) => {
  expect(likeliest(likelyShown(meaning(statement)), 5)).toContain(competency);
});

test('has the length 1, also for words that nobody knows', () => {
  for (const likely of [likelyAsked(meaning('What?')), likelyShown(meaning('qqq'))])
    expect(Math.hypot(...likely)).toBeCloseTo(1, 4);
});

test('there are enough examples of each competency, all of them of competencies that exist', () => {
  const examples = readExamples();
  expect(examples.flatMap(({ competencies }) => competencies).filter((id) => !IDS.includes(id))).toEqual([]);
  for (const kind of ['asked', 'shown'] as const)
    for (const id of IDS) {
      const ofOne = examples.filter((one) => one.kind === kind && one.competencies[0] === id);
      expect(ofOne.length, `${kind} ${id}`).toBeGreaterThanOrEqual(20);
    }
});
