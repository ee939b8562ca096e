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

test('who studied between jobs did that in the gap, and who has not begun to work has none', () => {
  const jobs = [job('2015', '2016'), job('2020', '')];
  for (const reason of ['BSc Chemistry, Leeds, 2016 – 2019', 'BSc Chemistry, Leeds, 2019'])
    expect(gapsOf(jobs, [reason], [], TODAY)).toEqual([{ from: '2016', to: '2020', reason }]);
  expect(gapsOf([job('2020', '')], ['A-levels, 2012'], [], TODAY)).toEqual([]);
});

test('of several dates the span is when a gap was', () => {
  const text = 'Full-time M.Sc., and daughter born February 2018 (June 2016 to June 2018)';
  const gaps = gapsOf(
    [job('2013', 'May 2016'), job('July 2018', '')],
    [],
    [{ text, isNamed: true, told: [] }],
    TODAY,
  );
  expect(gaps).toMatchObject([{ from: 'June 2016', to: 'June 2018' }]);
});

test('studies that were begun after a gap are no reason for it', () => {
  const jobs = [job('2012', 'December 2017'), job('September 2019', '')];
  const study = 'MSc Chemistry, part-time: begun 2021, paused 2022';
  expect(gapsOf(jobs, [study], [], TODAY)).toEqual([
    { from: 'December 2017', to: 'September 2019', reason: '' },
  ]);
});

test('a course takes the year that it names, and none before it', () => {
  const jobs = [job('2009', 'July 2019'), job('June 2024', '')];
  expect(gapsOf(jobs, ['Cannulation and life support, 2024'], [], TODAY)).toEqual([
    { from: 'July 2019', to: '2024', reason: '' },
  ]);
});

test('a break that is named is told with its reason, and once', () => {
  const jobs = [job('Jan 2015', 'May 2019'), job('July 2021', '')];
  const named = {
    text: 'June 2019 – June 2021: career break',
    told: ['Looked after my father.'],
    isNamed: true,
  };
  expect(gapsOf(jobs, [], [named], TODAY)).toEqual([
    { from: 'June 2019', to: 'June 2021', reason: 'career break\nLooked after my father.' },
  ]);
  const ofOneDate = { text: 'Gap year, 2020', told: [], isNamed: true };
  expect(gapsOf(jobs, [], [ofOneDate], TODAY)).toEqual([{ from: '2020', to: '2020', reason: 'Gap year' }]);
});

test('who has not worked since, is in one', () => {
  expect(gapsOf([job('2015', 'May 2025')], [], [], TODAY)).toEqual([
    { from: 'May 2025', to: '', reason: '' },
  ]);
  expect(gapsOf([job('2015', 'Jan 2026')], [], [], TODAY)).toEqual([]);
});
