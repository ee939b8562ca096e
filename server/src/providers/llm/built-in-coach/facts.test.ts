import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factFinder, statements } from './facts.ts';

const none = {
  company: '',
  role: '',
  jobDescription: '',
  name: '',
  education: '',
  work: '',
  stories: [],
  other: '',
};

test('cuts at lines, list marks, semicolons and sentence ends', () => {
  expect(
    statements('Acme 2019–2023:\n- Built a ledger; ran it\n• Led four. Hired two, e.g. in Leeds'),
  ).toEqual(['Acme 2019–2023:', 'Built a ledger', 'ran it', 'Led four.', 'Hired two, e.g. in Leeds']);
});

test('a statement without an end is shortened at a word', () => {
  const [statement = ''] = statements('eleven '.repeat(200));
  expect(statement.length).toBeLessThanOrEqual(241);
  expect(statement).toMatch(/ eleven…$/);
});

const words = (given: string) => given.match(/[a-z]+/g) ?? [];

test('loses no word of what the candidate wrote', () => {
  const word = fc.stringMatching(/^[a-z]{2,9}$/);
  const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
  const joint = fc.constantFrom('. ', '\n', '; ', '\n- ', '? ', ' • ');
  fc.assert(
    fc.property(fc.array(fc.tuple(sentence, joint), { maxLength: 12 }), (pieces) => {
      const text = pieces.flat().join('');
      expect(words(statements(text).join(' '))).toEqual(words(text));
    }),
  );
});

test('finds the best matching statement first, stories before the résumé', () => {
  const finder = factFinder({
    ...none,
    work: 'Cut latency with a Redis cache. Wrote the billing service in Go.',
    stories: ['We argued about the cache.'],
  });
  expect(finder.own('redis cache').map(({ text }) => text)).toEqual([
    'Cut latency with a Redis cache.',
    'We argued about the cache.',
  ]);
  expect(finder.own('cache')[0]?.source).toBe('story');
});

test('what the employer wrote is never found as the candidate’s own', () => {
  const finder = factFinder({ ...none, jobDescription: 'You know Kafka.' });
  expect(finder.own('kafka')).toEqual([]);
  expect(finder.job.map(({ text }) => text)).toEqual(['You know Kafka.']);
});
