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

test.each(['。？', ' ... ', '♪'])('says nothing for "%s", which has no letter or digit', (marks) => {
  expect(punctuateUtterance(marks)).toBe('');
});

test.each(['自己紹介をしてください。', 'ما اسمك؟', 'They asked "why?"'])('adds no mark to "%s"', (text) => {
  expect(punctuateUtterance(text)).toBe(text);
});

test('cuts a monologue where sentences could begin', () => {
  const monologue =
    'we are a team of nine people and we build the tools that other teams use for their releases so when something ' +
    'breaks at night it is us who get the call and we have had a lot of those calls in the last year because the old ' +
    'system was never meant for so many customers and my plan is to replace it piece by piece while everybody keeps on working';
  expect(punctuateUtterance(monologue).split(/(?<=\.) /)).toEqual([
    'We are a team of nine people.',
    'And we build the tools that other teams use for their releases so when something breaks at night it is us who get the call.',
    'And we have had a lot of those calls in the last year because the old system was never meant for so many customers.',
    'And my plan is to replace it piece by piece while everybody keeps on working.',
  ]);
});

test('leaves a long run alone in which no sentence could begin', () => {
  const long = Array.from({ length: 40 }, () => 'word').join(' ');
  expect(punctuateUtterance(long).split('. ')).toHaveLength(1);
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
    fc.property(fc.array(word, { maxLength: 200 }), (words) => {
      const heard = punctuateUtterance(words.join(' '));
      expect(heard.toLowerCase().replace(/[.?]/g, '')).toBe(words.join(' '));
    }),
  );
});

test.each([
  ['ja', '自己紹介をお願いします', '自己紹介をお願いします。'],
  ['ja', 'なぜ当社ですか？', 'なぜ当社ですか？'],
  ['ar', 'حدثني عن نفسك', 'حدثني عن نفسك.'],
  ['ar', 'لماذا تريد هذا العمل؟', 'لماذا تريد هذا العمل؟'],
  ['hi', 'अपने बारे में बताइए', 'अपने बारे में बताइए।'],
  ['de', 'was würden Sie tun', 'was würden Sie tun.'],
  ['de', ' … ', ''],
])('in %s, of whose order nothing is known, “%s” is only ended', (language, words, said) => {
  expect(punctuateUtterance(words, language)).toBe(said);
});
