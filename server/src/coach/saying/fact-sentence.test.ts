import { expect, test } from 'vitest';
import type { FactMatter } from '@pythia/contracts/fact-matters.ts';
import { factSentence } from './say-fact.ts';

test.each<[FactMatter, string, string]>([
  ['start', 'four weeks', 'Four weeks.'],
  ['salary', 'EUR 70,000', 'EUR 70,000.'],
  ['relocation', 'Leeds; happy to move from June', 'Leeds; happy to move from June.'],
  ['visa', 'I have settled status.', 'I have settled status.'],
  ['languages', 'Polish (native)', 'Polish (native).'],
])('of the matter %s, “%s” is said as it was typed', (matter, typed, said) => {
  expect(factSentence(matter, typed)).toBe(said);
});

test.each<[FactMatter, string, string]>([
  ['visa', 'no', 'I do not need a visa or sponsorship for this job.'],
  [
    'visa',
    'Yes, I do. My visa ends in June',
    'I would need a visa or sponsorship for this job. My visa ends in June.',
  ],
  ['licence', 'Yes, I do', 'I have a driving licence.'],
  ['travel', 'Yes – two weeks a month', 'I am able to travel. Two weeks a month.'],
  ['references', 'None', 'I cannot give you references.'],
])('of the matter %s, a bare yes or no is whole: “%s”', (matter, typed, said) => {
  expect(factSentence(matter, typed)).toBe(said);
});
