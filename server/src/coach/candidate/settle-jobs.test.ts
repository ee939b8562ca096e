import { expect, test } from 'vitest';
import { NO_MATERIAL, type JobAsSettled } from '#coach/material.ts';
import { readCandidate } from './read-candidate.ts';

const BAKER = 'Head baker, Rye & Co., 2019 – present';
const OVEN = '- When the oven failed, I moved the dough to a neighbour.';
const EARLIER = 'Baker, Seldon Foods, 2015 – 2019';
const TEAM = '- Trained two apprentices who both passed.';
const RESUME = [BAKER, OVEN, '', EARLIER, TEAM].join('\n');

const settled = (source: string, changes: Partial<JobAsSettled> = {}): JobAsSettled => ({
  employer: 'Rye Bakeries',
  title: 'Head baker',
  from: '2019',
  to: '',
  isCurrent: true,
  source: source === '' ? [] : [source],
  doubts: [],
  standing: 'held',
  ...changes,
});
const read = (work: string, ...settledJobs: JobAsSettled[]) =>
  readCandidate({ ...NO_MATERIAL, work, settledJobs });
const employers = (work: string, ...jobs: JobAsSettled[]) =>
  read(work, ...jobs).places.map(({ employer }) => employer);
const told = (work: string, ...jobs: JobAsSettled[]) =>
  read(work, ...jobs).episodes.map(({ place }) => place.employer);

test('a settled job takes the place of the one that was read from its lines, with all that is told under it', () => {
  expect(employers(RESUME, settled(BAKER))).toEqual(['Rye Bakeries', 'Seldon Foods']);
  expect(told(RESUME, settled(BAKER))).toEqual(['Rye Bakeries', 'Seldon Foods']);
});

test('what is no job is none, and what was told under it is of no job', () => {
  expect(employers(RESUME, settled(BAKER, { standing: 'none' }))).toEqual(['Seldon Foods']);
  expect(told(RESUME, settled(BAKER, { standing: 'none' }))).toEqual(['', 'Seldon Foods']);
});

test.each([
  'Head baker, Rye & Co., Leeds, 2019 – present',
  'Rye & Co. | Head baker | 2019 – 2024',
  'Head baker, Rye & Co., 2018 – present',
])('it is found again where its line was edited a little: %s', (edited) => {
  expect(employers(RESUME.replace(BAKER, edited), settled(BAKER))).toContain('Rye Bakeries');
});

test.each(['Baker, Rye & Co., 2015 – 2019', 'Head chef, Harbour Hotel, 2019 – present'])(
  'another job is not taken for it: %s',
  (other) => {
    expect(employers([other, OVEN].join('\n'), settled(BAKER))).not.toContain('Rye Bakeries');
  },
);

test('of two jobs that are alike each is settled by its own lines, and one settled job counts once', () => {
  const second = 'Head baker, Rye & Co., 2016 – 2018';
  const two = [BAKER, OVEN, '', second, TEAM].join('\n');
  const here = settled(second, { employer: 'Rye Two', isCurrent: false, from: '2016', to: '2018' });
  expect(employers(two, settled(BAKER), here)).toEqual(['Rye Bakeries', 'Rye Two']);
  expect(employers(two, settled('Head baker, Rye & Co., 2016 – 2019'))).toEqual([
    'Rye & Co.',
    'Rye Bakeries',
  ]);
});

const added = (employer: string, from: string, to: string) =>
  settled('', { employer, from, to, isCurrent: false });

test('an added job stands where its dates put it, the newest first, and without dates last', () => {
  expect(
    employers(
      RESUME,
      added('Undated', '', ''),
      added('Between', '2018', '2020'),
      added('Oldest', '2001', ''),
    ),
  ).toEqual(['Rye & Co.', 'Between', 'Seldon Foods', 'Undated', 'Oldest']);
});

test('a job that prose alone names is settled as well', () => {
  const prose = 'I worked at Rye & Co. as a baker. I led a team of four there and cut waste by 10%.';
  const [job] = read(prose).jobs;
  expect(job?.read).toMatchObject({ employer: 'Rye & Co.' });
  expect(told(prose, settled('', { source: job!.read!.source! }))[0]).toBe('Rye Bakeries');
});

test('a story that its user settled follows what they settle about its job', () => {
  const { episodes } = read(RESUME);
  const sentences = episodes[0]!.sentences.map(({ text }) => text);
  const story = { title: 'Oven', text: 'I coped.', read: sentences, standing: 'told' as const };
  const under = (place: (typeof episodes)[0]['place'], job: JobAsSettled): string =>
    readCandidate({ ...NO_MATERIAL, work: RESUME, settled: [{ ...story, place }], settledJobs: [job] })
      .episodes[0]!.place.employer;
  const asRead = episodes[0]!.place;
  expect(under(asRead, settled(BAKER))).toBe('Rye Bakeries');
  expect(under({ ...asRead, employer: 'As it was before' }, settled(BAKER))).toBe('Rye Bakeries');
  expect(under(asRead, settled(BAKER, { standing: 'none' }))).toBe('');
  expect(under({ ...asRead, employer: 'Elsewhere', source: [] }, settled(BAKER))).toBe('Elsewhere');
});
