import { expect, test } from 'vitest';
import { PartVectors } from './part-vectors.ts';

const unit = (...numbers: number[]): Float32Array => {
  const length = Math.hypot(...numbers);
  return Float32Array.from(numbers, (number) => number / length);
};

test('in eight bits a heading and the nearest stretch are as near as they were, to a hundredth', () => {
  const question = unit(1, 2, 3, -1);
  const [heading, far, near] = [unit(1, 0, 2, 1), unit(-1, 2, 0, 0), unit(1, 2, 2, -1)];
  const cosine = (other: Float32Array) => other.reduce((sum, number, at) => sum + number * question[at]!, 0);
  const likeness = new PartVectors([heading, far, near]).likenessTo(question);
  expect(likeness.heading).toBeCloseTo(cosine(heading), 2);
  expect(likeness.nearest).toBeCloseTo(cosine(near), 2);
  expect(likeness.at).toBe(1);
});
