import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storyKinds } from './story-kinds.ts';

const { conflict } = JSON.parse(
  readFileSync(new URL('../../../weights/meaning/story-kinds.json', import.meta.url), 'utf8'),
) as { conflict: { weights: number[] } };
const along = Float32Array.from(conflict.weights, (weight) => weight / Math.hypot(...conflict.weights));
const kinds = storyKinds(
  new Map([
    ['We quarrelled.', along],
    ['I sorted boxes.', along.map((one) => -one)],
  ]),
);

test('a story is as likely as the mean of its sentences lies along what was learned', () => {
  expect(kinds(['We quarrelled.'], 'conflict')).toBeGreaterThan(0.9);
  expect(kinds(['I sorted boxes.'], 'conflict')).toBeLessThan(0.1);
  expect(kinds(['We quarrelled.', 'It rained.'], 'conflict')).toBe(kinds(['We quarrelled.'], 'conflict'));
});

test('what has no vector, or asks for no story, is not known', () => {
  expect(kinds(['It rained.'], 'conflict')).toBeUndefined();
  expect(kinds(['We quarrelled.'], 'hobbies')).toBeUndefined();
});
