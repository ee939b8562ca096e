import { expect, test } from 'vitest';
import { headsJob, partsOf, standsAlone } from './stands-alone.ts';

const BEFORE = 'The office did that, not me.';

test.each([
  'SELF-EMPLOYED, HESSLEFORD AND ROUND ABOUT. 2014 to January 2020.',
  'APPRAISAL 2024 "Ana writes the question down."',
  'LEISURE        skiing, bell-ringing',
  'WHAT SOMEBODY SAID',
])('words in capitals in front of a row begin something of its own: %s', (row) => {
  expect(standsAlone(row, BEFORE)).toBe(true);
  expect(standsAlone(row, 'ALL OF IT IS WRITTEN SO')).toBe(false);
});

test('and so does a dated row below a dated one', () => {
  const job = 'Rye Birth Centre: June 2018 to August 2020';
  expect(standsAlone(job, 'Oak Hospital, clinic: March 2022 to date')).toBe(true);
  expect(standsAlone(job, BEFORE)).toBe(false);
});

test.each(['NHS trust and two surgeries', 'and passed. AWS certified', 'COVID wards in spring'])(
  'a short form goes on: %s',
  (row) => {
    expect(standsAlone(row, BEFORE)).toBe(false);
  },
);

test('such a row with a span of dates heads a job, which says who employed first', () => {
  const row = 'SELF-EMPLOYED, HESSLEFORD. 2014 to January 2020.';
  expect(headsJob(row)).toBe(true);
  expect(partsOf(row)).toEqual(['employer', 'other', 'dates', 'dates', 'dates', 'dates']);
  expect(headsJob('WHAT SOMEBODY SAID')).toBe(false);
});
