import { expect, test } from 'vitest';
import { passagesOf, textsOfPart } from './passages-of.ts';

const lengths = (text: string): number[] => passagesOf({ text }).map((stretch) => stretch.length);

test('a stretch ends with a sentence at some sixty words, and a longer sentence is one by itself', () => {
  const sentence = `${'Water '.repeat(24)}flows.`; // 25 words
  expect(lengths(Array.from({ length: 5 }, () => sentence).join(' '))).toEqual([2, 2, 1]);
  expect(lengths(`${'Water '.repeat(99)}flows. It ends.`)).toEqual([1, 1]);
  expect(lengths('')).toEqual([]);
});

test('what is said has no marks of layout, and each point is a sentence of its own', () => {
  const text =
    'We hold two values.\n\n- **Say it early.** Bad news\n  travels fast.\n- Use `lend`.\n\n1. First';
  expect(passagesOf({ text }).flat()).toEqual([
    'We hold two values.',
    'Say it early.',
    'Bad news travels fast.',
    'Use lend.',
    'First',
  ]);
});

test('a stretch is read behind its heading, which is read by itself as well; without one behind the title', () => {
  const part = { title: 'Handbook', path: ['Tarnbeck', 'Customers'], text: 'We serve shops.' };
  expect(textsOfPart(part)).toEqual(['Customers', 'Customers. We serve shops.']);
  expect(textsOfPart({ ...part, path: [] })).toEqual(['Handbook', 'Handbook. We serve shops.']);
});
