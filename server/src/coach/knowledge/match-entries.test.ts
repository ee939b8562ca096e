import { expect, test } from 'vitest';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { nobody } from '../saying/testing/baker.ts';
import { knowledgeOf, NO_KNOWLEDGE } from './knowledge.ts';
import { matchEntries } from './match-entries.ts';
import { ALL_KNOWLEDGE } from './testing/known.ts';

function matched(text: string, knowledge = ALL_KNOWLEDGE): string[] {
  const [question] = understandQuestions(text, { questions: [], last: undefined });
  if (!question) throw new Error(`Nothing is asked by “${text}”`);
  return matchEntries(question, knowledge, 3).map(({ name }) => name);
}

test.each([
  ['What is a hash table?', 'hash tables'],
  ['How would you stop two threads from waiting for each other’s lock?', 'deadlocks'],
  ['When would you put a cache in front of a database?', 'caching'],
  ['Do you know how a load balancer spreads its requests?', 'load balancing'],
  ['What does a 3PL do for us?', 'third-party logistics'],
])('finds what helps to answer: %s', (text, name) => {
  expect(matched(text)).toContain(name);
});

test.each([
  'How does a carburettor work?',
  'How do you prune an apple tree?',
  'Tell me about a time you introduced a cache.',
  'What salary do you expect?',
  'How are you today?',
])('finds nothing where nothing is plainly asked about: %s', (text) => {
  expect(matched(text)).toEqual([]);
});

test.each([
  ['A guest tells the waiter that peanuts make her throat swell. What happens now?', 'allergens'],
  [
    'Two people bought the last seat in the same second. How do you keep that from happening?',
    'concurrency and race conditions',
  ],
  [
    'One press waits for parts while another drowns in them, so what limits the whole line?',
    'the theory of constraints',
  ],
  ['Our newsletters land in the spam folder. What would you check?', 'email deliverability'],
])('finds what is asked about in other words than its terms: %s', (text, name) => {
  expect(matched(text)).toContain(name);
});

test.each([
  [
    'Suppose you have a boiler that keeps losing pressure and radiators that stay cold. Where would you look?',
    'heating, pressure and flow',
  ],
  ['Explain HACCP and where your own kitchen used it.', 'HACCP'],
])('what is only imagined, or explained besides, is no story: %s', (text, name) => {
  expect(matched(text)).toContain(name);
});

test.each([
  'Did you see the waterfall when you were in Norway?',
  'Is there a waterfall near you?',
  'What is the persona that your brother has on stage?',
  'Would you work every second weekend?',
  'If you could have dinner with anybody, who would that be?',
  'What was the score in the match last night?',
  'What do you like most about your flat?',
  'How long is your notice period?',
])(
  'finds nothing for what only the candidate knows, nor for an everyday word in another sense: %s',
  (text) => {
    expect(matched(text)).toEqual([]);
  },
);

test('finds at most as many as are wanted, of fields that are on, and none that is hidden', () => {
  const text = 'How do caching, a load balancer and rate limiting work together?';
  expect(matched(text).length).toBeLessThanOrEqual(3);
  expect(matched('What is caching?', knowledgeOf({ fields: ['nursing'], hidden: [] }, nobody))).toEqual([]);
  const without = knowledgeOf({ fields: ['software'], hidden: ['caching'] }, nobody);
  expect(matched('What is caching?', without)).not.toContain('caching');
  expect(matched('What is caching?', NO_KNOWLEDGE)).toEqual([]);
});
