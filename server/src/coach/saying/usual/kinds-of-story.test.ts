import { expect, test } from 'vitest';
import { candidateOf } from '../testing/asked.ts';
import { isConflict } from './kinds-of-story.ts';

const isTold = (story: string): boolean =>
  candidateOf({ work: `Manager, Rye & Co., 2019 - present\n- ${story}` }).episodes.some(isConflict);

test.each([
  ['Talked a colleague out of quitting after a row about holiday dates', true],
  ['Two bakers had a row, and I drew up a rota with both', true],
  ['Came first three years in a row over all shops', false],
])('a quarrel is told by its words: %s', (story, is) => {
  expect(isTold(story)).toBe(is);
});
