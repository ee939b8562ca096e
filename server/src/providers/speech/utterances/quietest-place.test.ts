import { expect, test } from 'vitest';
import { quietestPlace } from './quietest-place.ts';

const SECOND = 16_000;
const voice = (seconds: number): number[] =>
  Array.from({ length: seconds * SECOND }, (_, at) => Math.sin(at / 5) * 0.3);
const breath = (seconds: number, loud = 0.001): number[] =>
  Array.from({ length: seconds * SECOND }, (_, at) => Math.sin(at / 5) * loud);

test('cuts in the middle of the quietest breath', () => {
  const samples = Float32Array.from([
    ...voice(1),
    ...breath(0.2, 0.05),
    ...voice(1),
    ...breath(0.2),
    ...voice(1),
  ]);
  expect(quietestPlace(samples, 0) / SECOND).toBeCloseTo(2.3, 1);
});

test('cuts nothing before the earliest place', () => {
  const samples = Float32Array.from([...voice(1), ...breath(0.2), ...voice(2)]);
  expect(quietestPlace(samples, 2 * SECOND)).toBeGreaterThanOrEqual(2 * SECOND);
});

test('cuts late where all is equally loud', () => {
  expect(quietestPlace(new Float32Array(4 * SECOND), SECOND) / SECOND).toBeGreaterThan(3.8);
});
