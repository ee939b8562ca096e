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

test('finds at most as many as are wanted, of fields that are on, and none that is hidden', () => {
  const text = 'How do caching, a load balancer and rate limiting work together?';
  expect(matched(text).length).toBeLessThanOrEqual(3);
  expect(matched('What is caching?', knowledgeOf({ fields: ['nursing'], hidden: [] }, nobody))).toEqual([]);
  const without = knowledgeOf({ fields: ['software'], hidden: ['caching'] }, nobody);
  expect(matched('What is caching?', without)).not.toContain('caching');
  expect(matched('What is caching?', NO_KNOWLEDGE)).toEqual([]);
});
