import { expect, test } from 'vitest';
import { readCandidate } from './read-candidate.ts';
import { toldText } from './told-text.ts';

test.each([
  [
    '**Situation.** Two bakers quarrelled.\n\n**Action:** I drew up a rota.',
    'Situation: Two bakers quarrelled.\n\nAction: I drew up a rota.',
  ],
  [
    '## Situation\n\nThe oven died.\n\n## Notes\n\nIt was hot.',
    'Situation: The oven died.\n\n\n\n\nIt was hot.',
  ],
  ['__Result__ – Nobody left.', 'Result: Nobody left.'],
  ['I took **action** at once.', 'I took **action** at once.'],
])('of “%s” is told, its parts under their names: %s', (story, told) => {
  expect(toldText(story)).toBe(told);
});

test('a school whose name begins like a verb is a degree, and nothing that was done', () => {
  const { episodes, holdings } = readCandidate({
    company: '',
    role: '',
    jobDescription: '',
    name: '',
    education: 'Catering College, Diploma in Baking, 2016 – 2018',
    work: '',
    stories: [],
    settled: [],
    settledJobs: [],
    facts: {},
    other: '',
  });
  expect(episodes).toEqual([]);
  expect(holdings.map(({ kind }) => kind)).toEqual(['degree']);
});
