import { expect, test } from 'vitest';
import { competenciesAsked } from './asked.ts';

const heard = (text: string, kind: 'behavioural' | 'weakness' = 'behavioural') =>
  competenciesAsked({ text, kind }).map(({ competency }) => competency.id);

test('the longer way of asking speaks for the shorter one inside it', () => {
  expect(heard('Have you ever won back a customer?')).not.toContain('customer-care');
  expect(heard('Have you ever won back a customer?')).toContain('keeping-customers');
});

test('a phrase is found in the midst of a question, and a mark in the question hides none', () => {
  expect(heard('Have you used AI at work?')).toContain('adopting-tools');
  expect(heard('The cellar is flooded and it is Sunday, where are you?')).toContain('initiative');
});

test('a weakness asked for is looked for among lessons, whatever the words', () => {
  expect(heard('And the other side of the coin?', 'weakness')).toContain('lesson-learned');
});

test('tells the words that ask', () => {
  const [persuasion] = competenciesAsked({ text: 'Whose mind have you changed?', kind: 'behavioural' });
  expect(persuasion!.words).toEqual(['whose', 'mind']);
});
