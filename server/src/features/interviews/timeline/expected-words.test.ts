import { expect, test } from 'vitest';
import { NO_MATERIAL } from '#coach/material.ts';
import { expectedWords, ownWordsFirst, withTerms } from './expected-words.ts';

test('the job and its people come first, then the names of résumé, posting and stories, each once', () => {
  const words = expectedWords('Engineer', {
    ...NO_MATERIAL,
    company: 'Acme',
    role: 'Engineer',
    name: 'Maria Lopez',
    work: 'EXPERIENCE\nBuilt a ledger on PostgreSQL with Priya Shah.\n- Moved it from Oracle to AWS.',
    jobDescription: 'You will work with PostgreSQL and C++.',
    stories: ['The oven failed at Rye Street Market. I rang Tomasz.'],
  });
  expect(words.slice(0, 4)).toEqual(['Engineer', 'Acme', 'Maria Lopez', 'PostgreSQL']);
  expect(new Set(words.slice(4))).toEqual(
    new Set(['Priya Shah', 'Oracle', 'AWS', 'C++', 'Rye Street Market', 'Tomasz']),
  );
});

test.each([
  ['Quayside Logistics Ltd', ['Quayside Logistics Ltd', 'Quayside Logistics', 'Quayside']],
  ['Novartis', ['Novartis']],
  ['Klarna Bank AB', ['Klarna Bank AB', 'Klarna Bank', 'Klarna']],
  ['Harbour Bakery', ['Harbour Bakery']],
  ['Zalando SE', ['Zalando SE', 'Zalando']],
  ['Thornbury & Ashworth Co.', ['Thornbury & Ashworth Co.', 'Thornbury & Ashworth', 'Thornbury', 'Ashworth']],
])('of the company %s is expected what is said of it', (company, words) => {
  expect(expectedWords('', { ...NO_MATERIAL, company })).toEqual(words);
});

test('there are no more than a service takes, however long the material is', () => {
  const work = Array.from({ length: 3_000 }, (_, n) => `at Firm${n}`).join(' ');
  expect(expectedWords('', { ...NO_MATERIAL, work })).toHaveLength(80);
});

test('what is too long for a name is none', () => {
  const endless = 'x'.repeat(41);
  expect(expectedWords(endless, { ...NO_MATERIAL, role: endless, company: 'Acme' })).toEqual(['Acme']);
});

test('terms stand behind a session’s own words, each once, as many as there is room for', () => {
  const own = ['Acme', 'Kafka'];
  const terms = [
    'kafka',
    'dead letter queue',
    'x'.repeat(41),
    ...Array.from({ length: 200 }, (_, n) => `term ${n}`),
  ];
  const words = withTerms(own, terms);
  expect(words.slice(0, 4)).toEqual(['Acme', 'Kafka', 'dead letter queue', 'term 0']);
  expect(words).toHaveLength(200);
  const many = Array.from({ length: 220 }, (_, n) => `Own ${n}`);
  expect(withTerms(many, terms)).toEqual(many);
});

test('what a user wrote down comes first, with how it sounds, and stands for the same word elsewhere', () => {
  const own = [{ word: 'Kubernetes', sounds_like: 'koober netties' }];
  expect(ownWordsFirst(own, ['Acme', 'kubernetes'])).toEqual([...own, { word: 'Acme' }]);
});
