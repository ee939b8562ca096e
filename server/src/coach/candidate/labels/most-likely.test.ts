import { expect, test } from 'vitest';
import { mostLikely } from './most-likely.ts';

const rows = (...scores: number[][]) => ({
  numbers: Float32Array.from(scores.flat()),
  columns: scores[0]!.length,
});
/** Two states that may follow each other alike. */
const FREE = [
  [0, 0],
  [0, 0],
  [0, 0],
];

test('without a word on what follows what, each line has its own best state', () => {
  const likely = mostLikely(rows([2, 0], [0, 3], [1, 0]), FREE);
  expect(likely.map(({ state }) => state)).toEqual([0, 1, 0]);
  expect(likely[0]!.probabilities[0]).toBeCloseTo(Math.exp(2) / (Math.exp(2) + 1));
});

test('a state that hardly follows another gives way, where its lead is small', () => {
  const neverAfterFirst = [
    [0, -5],
    [0, 0],
    [0, 0],
  ];
  const likely = mostLikely(rows([2, 0], [0, 1], [1, 0]), neverAfterFirst);
  expect(likely.map(({ state }) => state)).toEqual([0, 0, 0]);
});

test('the probabilities of all that a line may be are one', () => {
  const scores = [
    [0.3, 1.2],
    [0.7, 0.1],
  ];
  const follows = [
    [0.4, -0.2],
    [-1, 0.5],
    [0.1, 0],
  ];
  const of = (path: number[]): number =>
    Math.exp(
      scores[0]![path[0]!]! + follows[2]![path[0]!]! + follows[path[0]!]![path[1]!]! + scores[1]![path[1]!]!,
    );
  const all = [of([0, 0]), of([0, 1]), of([1, 0]), of([1, 1])].reduce((sum, one) => sum + one);
  const through = (at: number, state: number): number =>
    [0, 1].reduce((sum, other) => sum + of(at === 0 ? [state, other] : [other, state]), 0) / all;
  mostLikely(rows(...scores), follows).forEach(({ probabilities }, at) => {
    expect(probabilities[0]! + probabilities[1]!).toBeCloseTo(1);
    expect(probabilities[0]).toBeCloseTo(through(at, 0));
  });
});

test('a text without a line has no states', () => {
  expect(mostLikely({ numbers: new Float32Array(), columns: 2 }, FREE)).toEqual([]);
});
