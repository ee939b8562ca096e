import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { candidateFrom } from '../saying/testing/asked.ts';
import { storyKinds } from './story-kinds.ts';

const { conflict } = JSON.parse(
  readFileSync(new URL('../../../weights/meaning/story-kinds.json', import.meta.url), 'utf8'),
) as { conflict: { weights: number[] } };
const along = Float32Array.from(conflict.weights, (weight) => weight / Math.hypot(...conflict.weights));
const against = along.map((one) => -one);
const work = 'Clerk, Rye & Co., York, 2019 - present\n- We quarrelled. It rained.\n- I sorted boxes.';
const kinds = storyKinds(
  candidateFrom({ work }).episodes,
  new Map([
    ['We quarrelled.', along],
    ['I sorted boxes.', against],
  ]),
);

test('a story is as likely as one of its sentences lies along what was learned', () => {
  expect(kinds(['We quarrelled.'], 'conflict')).toBeGreaterThan(0.9);
  expect(kinds(['I sorted boxes.'], 'conflict')).toBeLessThan(0.1);
  expect(kinds(['I sorted boxes.', '"We quarrelled."'], 'conflict')).toBeGreaterThan(0.9);
});

test('what has no vector, or what no sentence can answer, is not known', () => {
  expect(kinds(['It rained.'], 'conflict')).toBeUndefined();
  expect(kinds(['We quarrelled.'], 'questions-for-us')).toBeUndefined();
});
