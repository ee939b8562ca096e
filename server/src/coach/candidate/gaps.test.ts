import { expect, test } from 'vitest';
import type { Place } from './candidate.ts';
import { gapsOf } from './gaps.ts';

const TODAY = new Date('2026-05-01');
const job = (from: string, to: string): Place => ({
  employer: 'Rye & Co.',
  title: 'Baker',
  from,
  to,
  isCurrent: to === '',
});

test('what is left between jobs is a gap from six months on', () => {
  expect(gapsOf([job('March 2021', ''), job('2015', 'June 2020')], [], [], TODAY)).toEqual([
    { from: 'June 2020', to: 'March 2021', reason: '' },
  ]);
  expect(gapsOf([job('Oct 2020', ''), job('2015', 'June 2020')], [], [], TODAY)).toEqual([]);
});

test('of years alone it is not known when in them something began', () => {
  expect(gapsOf([job('2021', ''), job('2015', '2020')], [], [], TODAY)).toEqual([]);
  expect(gapsOf([job('2022', ''), job('2015', '2020')], [], [], TODAY)).toMatchObject([
    { from: '2020', to: '2022' },
  ]);
});

test('who studied has no gap, nor who has not begun to work', () => {
  const jobs = [job('2015', '2016'), job('2020', '')];
  expect(gapsOf(jobs, ['BSc Chemistry, Leeds, 2016 – 2019'], [], TODAY)).toEqual([]);
  expect(gapsOf(jobs, ['BSc Chemistry, Leeds, 2019'], [], TODAY)).toEqual([]);
  expect(gapsOf([job('2020', '')], ['A-levels, 2012'], [], TODAY)).toEqual([]);
});

test('a course takes the year that it names, and none before it', () => {
  const jobs = [job('2009', 'July 2019'), job('June 2024', '')];
  expect(gapsOf(jobs, ['Cannulation and life support, 2024'], [], TODAY)).toEqual([
    { from: 'July 2019', to: '2024', reason: '' },
  ]);
});

test('a break that is named is told with its reason, and once', () => {
  const jobs = [job('Jan 2015', 'May 2019'), job('July 2021', '')];
  expect(gapsOf(jobs, [], ['June 2019 – June 2021: looked after my father'], TODAY)).toEqual([
    { from: 'June 2019', to: 'June 2021', reason: 'looked after my father' },
  ]);
});

test('who has not worked since, is in one', () => {
  expect(gapsOf([job('2015', 'May 2025')], [], [], TODAY)).toEqual([
    { from: 'May 2025', to: '', reason: '' },
  ]);
  expect(gapsOf([job('2015', 'Jan 2026')], [], [], TODAY)).toEqual([]);
});
