import { expect, test } from 'vitest';
import { NO_MATERIAL, type JobAsSettled } from '#coach/material.ts';
import { indexMaterial } from '#coach/index-material.ts';
import { listedJobs } from './listed-jobs.ts';

const about = (work: string, ...settledJobs: JobAsSettled[]) => ({ ...NO_MATERIAL, work, settledJobs });
const list = (work: string, ...settledJobs: JobAsSettled[]) =>
  listedJobs({ material: about(work, ...settledJobs) }).jobs;

const DOUBTFUL = 'Designer, Payments, 2019 – 2021\n- Drew the maps of 40 schools';

test('what is told under a job is listed as it is written, and what a title inherits is not of its source', () => {
  const jobs = list(
    'Rye & Co., 2015 – 2024\nHead baker, 2019 – 2024\n- Led 4 bakers\n- Cut waste by 10%\n\nBaker, Seldon Foods, 2011 – 2015\n- Trained apprentices',
  );
  expect(jobs.map(({ title, employer, lines }) => [title, employer, lines])).toEqual([
    ['Head baker', 'Rye & Co.', ['Led 4 bakers', 'Cut waste by 10%']],
    ['Baker', 'Seldon Foods', ['Trained apprentices']],
  ]);
});

test('a doubtful employer is asked about, and said by nobody until its user has settled it', () => {
  const [job] = list(DOUBTFUL);
  expect(job).toMatchObject({ employer: 'Payments', doubts: ['employer'], isSettled: false });
  const said = (...settled: JobAsSettled[]) =>
    indexMaterial(about(DOUBTFUL, ...settled)).candidate.places.map(({ employer }) => employer);
  expect(said()).toEqual(['']);
  expect(said({ ...job!, doubts: [] })).toEqual(['Payments']);
  expect(said({ ...job!, employer: '', doubts: [] })).toEqual(['']);
  expect(said({ ...job!, title: 'Map maker' })).toEqual(['']); // of the employer it is still asked
});

test('of a job whose role or dates are doubtful neither is said', () => {
  const work = 'Head baker, Rye & Co., 2019 – 2021\n- Cut waste by 10%';
  const [job] = list(work);
  const doubtful: JobAsSettled = { ...job!, doubts: ['role', 'dates'] };
  const [place] = indexMaterial(about(work, doubtful)).candidate.places;
  expect(place).toMatchObject({ employer: 'Rye & Co.', title: '', from: '', to: '' });
});

test('a job that is none is listed as such, an added one as settled, and one of another résumé as not found', () => {
  const [job] = list('Head baker, Rye & Co., 2019 – 2021');
  const settled: JobAsSettled = { ...job!, source: ['Nurse, Hexley Hospital, 2001 – 2003'] };
  const listed = list(
    'Head baker, Rye & Co., 2019 – 2021',
    { ...job!, standing: 'none' },
    { ...job!, source: [], employer: 'Added' },
    settled,
  );
  expect(listed.map((one) => [one.employer, one.standing, one.isSettled, one.isFound])).toEqual([
    ['Rye & Co.', 'none', true, true],
    ['Added', 'held', true, true],
    ['Rye & Co.', 'held', true, false],
  ]);
});
