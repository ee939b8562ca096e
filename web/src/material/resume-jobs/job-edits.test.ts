import { LIMITS } from '@pythia/contracts/limits.ts';
import type { ReadJob } from '@pythia/contracts/settled-jobs.ts';
import { expect, test } from 'vitest';
import {
  addJob,
  answerDoubt,
  editJob,
  jobEnd,
  NEW_RESUME_JOB,
  settledOf,
  removeJob,
  withEnd,
} from './job-edits.ts';

const job: ReadJob = {
  ...NEW_RESUME_JOB,
  employer: 'Rye & Co.',
  role: 'Baker',
  from: '2019',
  is_current: true,
  source: ['Baker, Rye & Co., 2019 – present'],
  doubts: ['employer', 'dates'],
  is_settled: false,
};
const others = (count: number): ReadJob[] =>
  Array.from({ length: count }, (_, at) => ({
    ...job,
    employer: `Other ${at}`,
    is_settled: true,
    is_found: false,
  }));
const employers = (jobs: readonly { employer: string }[]) => jobs.map(({ employer }) => employer);

test('an end that says so is today, any other a date', () => {
  for (const typed of ['present', 'Now', 'ongoing'])
    expect(withEnd(typed)).toEqual({ to: '', is_current: true });
  expect(withEnd('March 2021')).toEqual({ to: 'March 2021', is_current: false });
  expect(jobEnd({ ...job, ...withEnd('now') })).toBe('present');
});

test('what is typed or answered settles its own doubt, and leaves the others', () => {
  expect(editJob(job, { employer: 'Rye' }, 'employer')([job])).toMatchObject([
    { employer: 'Rye', doubts: ['dates'], is_settled: true },
  ]);
  expect(answerDoubt(job, 'dates', false)([job])).toMatchObject([
    { from: '', to: '', is_current: false, doubts: ['employer'] },
  ]);
});

test('an added job stands before those of other résumés, and goes when it is taken out', () => {
  const added = addJob({ employer: 'Mill Inn' })([job, ...others(1)]);
  expect(employers(added)).toEqual(['Rye & Co.', 'Mill Inn', 'Other 0']);
  expect(employers(removeJob(added[1]!)(added))).toEqual(['Rye & Co.', 'Other 0']);
  expect(removeJob(job)([job])).toMatchObject([{ standing: 'none', is_settled: true }]);
});

test('of other résumés’ jobs as many are kept as there is room for, and of this one’s all', () => {
  const here = { ...job, is_settled: true };
  const many = settledOf([here, ...others(LIMITS.settledJobs + 5)]);
  expect(many).toHaveLength(LIMITS.settledJobs);
  expect(many[0]).toMatchObject({ employer: 'Rye & Co.' });
  const long = others(LIMITS.settledJobs).map((one) => ({
    ...one,
    source: Array.from({ length: 4 }, () => 'x'.repeat(LIMITS.place)),
  }));
  const kept = settledOf([here, ...long]);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.reduce((sum, { source }) => sum + source.join('').length, 0)).toBeLessThanOrEqual(
    LIMITS.settledJobsText,
  );
  expect(settledOf([job])).toEqual([]); // unchanged
});
