import { expect, test } from 'vitest';
import { findTechnicalTopic, findTopic } from './find-topic.ts';
import { plainWords } from './question.ts';

test.each([
  ['What is the difference between a process and a thread?', 'processes and threads'],
  ['what is the difference between a process and a threat', 'processes and threads'],
  ['what is the difference between a process in a thread', 'processes and threads'],
  ['How would you design a URL shortener that handles ten thousand requests per second?', 'a URL shortener'],
  [
    'how would you design a u r l shorten our buck and was ten thousand requests per second',
    'a URL shortener',
  ],
  ['palin you design a else or gender that handles ten thousand requests per second', 'high-traffic systems'],
  ['Explain how a hash table works and what happens when two keys collide.', 'hash tables'],
  ["explain i'll ashtray both works and what happens when two keys collide", 'hash tables'],
  ['can you walk me through your experience with distributed systems', 'distributed systems'],
  ['What is a left join?', 'SQL joins'],
  ['How do you prevent deadlocks?', 'deadlocks'],
  ['what is a deadlook', 'deadlocks'],
  ['How does a load balancer work?', 'load balancing'],
])('%s → %s', (question, topic) => {
  expect(findTechnicalTopic(plainWords(question))?.name).toBe(topic);
});

test('a situation with people finds an approach', () => {
  expect(findTopic('what would you do if a customer is angry')?.name).toBe(
    'a difficult customer or stakeholder',
  );
});

test('a topic whose explanation shares a word with the question is not its subject', () => {
  expect(findTopic('what are your opinions')).toBeUndefined();
});

test('a subject that nobody wrote about finds nothing', () => {
  expect(findTopic('explain quantum chromodynamics')).toBeUndefined();
});
