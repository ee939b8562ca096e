import fc from 'fast-check';
import { expect, test } from 'vitest';
import { punctuateUtterance } from './punctuate-utterance.ts';

test.each([
  [
    'what is the difference between a process and a thread',
    'What is the difference between a process and a thread?',
  ],
  ['so can you walk me through your experience', 'So can you walk me through your experience?'],
  ['in which situations would you use it', 'In which situations would you use it?'],
  ['have you ever missed a deadline', 'Have you ever missed a deadline?'],
])('asks: %s', (words, sentence) => {
  expect(punctuateUtterance(words)).toBe(sentence);
});

test.each([
  [
    'explain how a hash table works and what happens when two keys collide',
    'Explain how a hash table works and what happens when two keys collide.',
  ],
  ["i think i'm ready", "I think I'm ready."],
])('states: %s', (words, sentence) => {
  expect(punctuateUtterance(words)).toBe(sentence);
});

test('parts a request from the question that follows it', () => {
  expect(punctuateUtterance('tell me about a conflict with a coworker and how did you resolve it')).toBe(
    'Tell me about a conflict with a coworker. And how did you resolve it?',
  );
});

test('leaves text alone that the engine has punctuated', () => {
  expect(punctuateUtterance('iPhones? Yes.')).toBe('iPhones? Yes.');
});

test('says nothing for silence', () => {
  expect(punctuateUtterance('  ')).toBe('');
});

test('keeps every word in its place', () => {
  const word = fc.constantFrom(
    'how',
    'did',
    'you',
    'and',
    'i',
    'tell',
    'me',
    'what',
    'is',
    'it',
    "don't",
    'so',
    'thread',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const heard = punctuateUtterance(words.join(' ')).toLowerCase().replace(/[.?]/g, '');
      expect(heard).toBe(words.join(' '));
    }),
  );
});
