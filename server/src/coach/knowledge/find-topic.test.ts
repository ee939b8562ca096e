import { expect, test } from 'vitest';
import { asks, candidateOf } from '../saying/testing/asked.ts';
import { baker, nobody } from '../saying/testing/baker.ts';
import { findTopic } from './find-topic.ts';

const engineer = candidateOf({ role: 'Backend engineer' });

test.each([
  ['What is the difference between a process and a thread?', 'processes and threads'],
  ['Explain how a hash table works and what happens when two keys collide.', 'hash tables'],
  ['How would you design a URL shortener?', 'a URL shortener'],
  ['What is a left join?', 'SQL joins'],
  ['How do you prevent deadlocks?', 'deadlocks'],
  ['How does a load balancer work?', 'load balancing'],
])('%s → %s', (text, name) => {
  expect(findTopic(asks(text, 'explanation'), engineer)?.name).toBe(name);
});

test.each([
  'How would you lay a table for twelve?',
  'What is the consumer price index?',
  'How do you test whether bread is done?',
  'Explain the review process at your last school.',
  'What is your process for closing a till?',
])('an everyday word is no topic: %s', (text) => {
  expect(findTopic(asks(text, 'explanation'), engineer)).toBeUndefined();
});

test.each(['What is logo churn?', 'What is blue-green deployment?', 'Explain bicycle load balancing.'])(
  'a term that is part of an unknown one is not explained: %s',
  (text) => {
    expect(findTopic(asks(text, 'explanation'), nobody)).toBeUndefined();
  },
);

test('a term that is a small part of the question is not its subject', () => {
  const text =
    'Explain why the bakery on the corner of our street closed after the owner read about caching in a magazine.';
  expect(findTopic(asks(text, 'explanation'), engineer)).toBeUndefined();
});

test('a profession is not asked about what belongs to another', () => {
  const question = asks('What is a hash table?', 'explanation');
  expect(findTopic(question, baker)).toBeUndefined();
  expect(findTopic(question, engineer)?.name).toBe('hash tables');
});
