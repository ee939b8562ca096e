import { expect, test } from 'vitest';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { passagesFor } from './passages.ts';
import { ALL_KNOWLEDGE } from './testing/known.ts';

const passages = (text: string, count = 3) =>
  passagesFor(understandQuestions(text, { questions: [], last: undefined }), text, ALL_KNOWLEDGE, count);

test('a passage says what an entry says, and how it is cited', () => {
  const [first] = passages('What is a hash table?');
  expect(first).toMatchObject({ title: 'hash tables', source: 'From Industry knowledge: hash tables' });
  expect(first!.sentences.length).toBeGreaterThan(2);
});

test('each part of a question has its best before the second of another, and none comes twice', () => {
  const text = 'What is a deadlock, and how does a load balancer work?';
  expect(passages(text, 2).map(({ title }) => title)).toEqual(['deadlocks', 'load balancing']);
  const titles = passages(text).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeLessThanOrEqual(3);
});

test('a term is heard that a recogniser spells', () => {
  expect(passages('um what is an l l m').map(({ title }) => title)).toContain('large language models');
});

test('where the question alone says nothing, what was said before it tells what it is about', () => {
  const text = 'The control sample came out three standard deviations too high. Do you release the results?';
  expect(passages('Do you release the results?')).toEqual([]);
  expect(passages(text).map(({ title }) => title)).toContain('quality control in the laboratory');
});
