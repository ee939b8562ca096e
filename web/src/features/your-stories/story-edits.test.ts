import type { ReadStory } from '@pythia/contracts/settled-stories.ts';
import { expect, test } from 'vitest';
import { split } from './story-edits.ts';

const SENTENCES = ['The oven failed on a Friday.', 'I moved the dough to a neighbour’s bakery.'];
const OVEN: ReadStory = {
  title: 'The broken oven',
  place: { employer: '', title: '', from: '', to: '', is_current: false, is_doubtful: false },
  read: SENTENCES,
  sentences: SENTENCES,
  standing: 'told',
  is_settled: true,
  tags: [],
  now: null,
};

test('the second half of a story gets the title that the coach would give it', () => {
  expect(split(OVEN, 1)([OVEN]).map(({ title }) => title)).toEqual([
    'The broken oven',
    'Moved the dough to a neighbour’s bakery',
  ]);
});
