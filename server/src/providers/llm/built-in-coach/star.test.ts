import { expect, test } from 'vitest';
import { toStar } from './star.ts';

test('sorts a told story into Situation, Task, Action and Result', () => {
  expect(
    toStar([
      'A colleague and I disagreed about the billing service.',
      'I had to deliver the tax rules by March.',
      'I asked him to list the risks.',
      'As a result we shipped two weeks early.',
    ]),
  ).toEqual({
    situation: ['A colleague and I disagreed about the billing service.'],
    task: ['I had to deliver the tax rules by March.'],
    action: ['I asked him to list the risks.'],
    result: ['As a result we shipped two weeks early.'],
  });
});

test('the first of several sentences sets the scene, whatever it tells', () => {
  const { situation } = toStar([
    'We ran everything on one machine.',
    'I had to move it.',
    'I wrote the plan.',
  ]);
  expect(situation).toEqual(['We ran everything on one machine.']);
});

test('a single line with a number is a result, spoken in the first person', () => {
  expect(toStar(['Cut latency by 40%'])).toEqual({
    situation: [],
    task: [],
    action: [],
    result: ['I cut latency by 40%.'],
  });
});
