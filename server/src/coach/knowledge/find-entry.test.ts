import { expect, test } from 'vitest';
import { asks, candidateFrom } from '../saying/testing/asked.ts';
import { baker, nobody } from '../saying/testing/baker.ts';
import { findEntry } from './find-entry.ts';
import { knowledgeOf, NO_KNOWLEDGE } from './knowledge.ts';
import { ALL_KNOWLEDGE, knownTo } from './testing/known.ts';

const engineer = candidateFrom({ role: 'Backend engineer' });

test.each([
  ['What is the difference between a process and a thread?', 'processes and threads'],
  ['Explain how a hash table works and what happens when two keys collide.', 'hash tables'],
  ['How would you design a URL shortener?', 'a URL shortener'],
  ['What is a left join?', 'SQL joins'],
  ['How do you prevent deadlocks?', 'deadlocks'],
  ['How does a load balancer work?', 'load balancing'],
])('%s → %s', (text, name) => {
  expect(findEntry(asks(text, 'explanation'), knownTo(engineer))?.name).toBe(name);
});

test.each([
  'How would you lay a table for twelve?',
  'What is the consumer price index?',
  'How do you test whether bread is done?',
  'Explain the review process at your last school.',
  'What is your process for closing a till?',
])('an everyday word is no subject: %s', (text) => {
  expect(findEntry(asks(text, 'explanation'), knownTo(engineer))).toBeUndefined();
});

test.each(['What is logo churn?', 'What is kitchen caching?', 'Explain bicycle load balancing.'])(
  'a term that is part of an unknown one is not explained: %s',
  (text) => {
    expect(findEntry(asks(text, 'explanation'), ALL_KNOWLEDGE)).toBeUndefined();
  },
);

test('a term that is a small part of the question is not its subject', () => {
  const text =
    'Explain why the bakery on the corner of our street closed after the owner read about caching in a magazine.';
  expect(findEntry(asks(text, 'explanation'), ALL_KNOWLEDGE)).toBeUndefined();
});

const hashTable = asks('What is a hash table?', 'explanation');

test('until fields are chosen, those are known that the candidate shows, and all where nothing is known of them', () => {
  expect(findEntry(hashTable, knownTo(baker))).toBeUndefined();
  expect(findEntry(hashTable, knownTo(engineer))?.name).toBe('hash tables');
  expect(findEntry(hashTable, knownTo(candidateFrom({})))?.name).toBe('hash tables');
});

const chosen = (fields: string[], candidate = baker) => knowledgeOf({ fields, hidden: [] }, candidate);

test('fields that are chosen count alone, whatever the candidate shows', () => {
  expect(findEntry(hashTable, chosen(['nursing', 'software']))?.name).toBe('hash tables');
  expect(findEntry(hashTable, chosen(['nursing'], engineer))).toBeUndefined();
  expect(findEntry(hashTable, chosen([], engineer))).toBeUndefined();
});

test('an entry that other fields share is known where one of them is on', () => {
  const question = asks('What is a p-value?', 'explanation');
  const knownWhereOn = (field: string) =>
    findEntry(question, knowledgeOf({ fields: [field], hidden: [] }, nobody))?.name;
  expect(['data', 'laboratory', 'nursing'].map(knownWhereOn)).toEqual([
    'the p-value',
    'the p-value',
    undefined,
  ]);
});

test('an entry that is hidden is not known, and without a library nothing is', () => {
  const hidden = knowledgeOf({ fields: ['software'], hidden: ['hash-tables'] }, engineer);
  expect(findEntry(hashTable, hidden)).toBeUndefined();
  expect(findEntry(asks('What is a deadlock?', 'explanation'), hidden)?.name).toBe('deadlocks');
  expect(findEntry(hashTable, NO_KNOWLEDGE)).toBeUndefined();
});
