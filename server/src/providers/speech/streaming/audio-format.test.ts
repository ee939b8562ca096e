import { expect, test } from 'vitest';
import { toFloats } from './audio-format.ts';

test('gives the addon floats between -1 and 1', () => {
  expect(toFloats(Int16Array.of(-32_768, 0, 16_384))).toEqual(Float32Array.of(-1, 0, 0.5));
});
