import { expect, it } from 'vitest';
import { middleSquare } from './middle-square.ts';

it.each([
  ['an upright picture, from the middle of its height', [300, 500], { x: 0, y: 100, side: 300 }],
  ['a wide one, from the middle of its width', [501, 300], { x: 100, y: 0, side: 300 }],
  ['a square one, whole', [64, 64], { x: 0, y: 0, side: 64 }],
  ['one of a single pixel', [1, 1], { x: 0, y: 0, side: 1 }],
])('cuts %s', (_, [width = 0, height = 0], square) => {
  expect(middleSquare({ width, height })).toEqual(square);
});
