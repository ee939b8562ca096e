import { expect, test } from 'vitest';
import type { Said } from '../../server/src/coach/candidate/candidate.ts';
import { judgeStories, type JudgedEpisode } from './judge-reading.ts';
import { readMarked } from './marked-resume.ts';

const resume = readMarked(
  'skipper',
  `told: bullets
place: Fern & Sons | Skipper | 2019 | 2021
no employers: Ghent
====
Fern & Sons, Ghent
Skipper, 2019 – 2021
• ⟦1 Moored twelve barges in a storm. Nobody was⟧
⟦+ hurt that night.⟧
• ⟦1 Taught two boys to steer⟧
`,
);

const said = (text: string): Said => ({ text, tokens: [], part: 'action', sentence: 0 });
const episode = (employer: string, ...texts: string[]): JudgedEpisode => ({
  place: { employer, title: 'Skipper', from: '2019', to: '2021', isCurrent: false },
  sentences: texts.map(said),
});
const verdicts = (...episodes: JudgedEpisode[]) =>
  judgeStories(resume, episodes).map((story) => [story.isUnderItsEmployer, story.isWholeAndAlone]);

test('The marks are no part of the text, and what an interruption parted is one story', () => {
  expect(resume.text).not.toMatch(/[⟦⟧]/);
  expect(resume.stories.map(({ sentences }) => sentences)).toEqual([
    ['Moored twelve barges in a storm.', 'Nobody was hurt that night.'],
    ['Taught two boys to steer'],
  ]);
});

test('A story is found in the first person, and its employer with the town behind it', () => {
  const storm = episode('Fern & Sons', 'I moored twelve barges in a storm.', 'Nobody was hurt that night.');
  expect(verdicts(storm, episode('Fern & Sons, Ghent', 'I taught two boys to steer.'))).toEqual([
    [true, true],
    [true, true],
  ]);
});

test('What is cut is not whole, and what is joined is not alone', () => {
  const cut = episode('Fern & Sons', 'I moored twelve barges in a storm.');
  const joined = episode('Fern & Sons', 'Nobody was hurt that night.', 'I taught two boys to steer.');
  expect(verdicts(cut, joined)).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('A story beside words that are no story is not alone', () => {
  expect(verdicts(episode('Ghent', 'I taught two boys to steer.', 'I was at Ghent.'))[1]).toEqual([
    false,
    false,
  ]);
});

test('A story that was not read is under no employer', () => {
  expect(verdicts()).toEqual([
    [false, false],
    [false, false],
  ]);
});
