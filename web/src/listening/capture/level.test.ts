import { expect, test } from 'vitest';
import { measureLevel } from './level.ts';

test('a full-scale sine has a peak of 1 and an RMS of 1/√2', () => {
  const sine = Float32Array.from({ length: 1_600 }, (_, i) => Math.sin((2 * Math.PI * i) / 16));
  const level = measureLevel(sine);
  expect(level.peak).toBeCloseTo(1, 5);
  expect(level.rms).toBeCloseTo(Math.SQRT1_2, 5);
});

test('the peak counts negative samples, and the level never leaves 0 to 1', () => {
  expect(measureLevel(Float32Array.of(0.1, -0.8)).peak).toBeCloseTo(0.8, 5);
  expect(measureLevel(Float32Array.of(-4, 4))).toEqual({ type: 'level', rms: 1, peak: 1 });
});

test('silence and an empty block are 0', () => {
  expect(measureLevel(new Float32Array(64))).toEqual({ type: 'level', rms: 0, peak: 0 });
  expect(measureLevel(new Float32Array(0))).toEqual({ type: 'level', rms: 0, peak: 0 });
});
