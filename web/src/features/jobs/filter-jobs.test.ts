import type { Job } from '@pythia/contracts/jobs.ts';
import { expect, it } from 'vitest';
import { ALL_ACTIVE, filterJobs, type JobFilter } from './filter-jobs.ts';

const job = (id: string, parts: Partial<Job>): Job => ({
  id,
  company: 'Riverside Hotel',
  role: 'Baker',
  job_description: 'Bread for 200 guests.',
  link: '',
  status: 'saved',
  notes: '',
  interview_dates: [],
  archived: false,
  created_at: '2026-01-15T09:00:00.000Z',
  updated_at: '2026-01-15T09:00:00.000Z',
  ...parts,
});

const JOBS = [
  job('hotel', { notes: 'Ask about Sundays.' }),
  job('harbour', { company: 'Harbour Bakery', role: 'Head baker', status: 'applied' }),
  job('old', { archived: true }),
];
const found = (filter: Partial<JobFilter>) =>
  filterJobs(JOBS, { ...ALL_ACTIVE, ...filter }).map(({ id }) => id);

it('finds all that are not archived, in their order', () => {
  expect(found({})).toEqual(['hotel', 'harbour']);
});

it('finds by company, role and notes, in any case and order of the words', () => {
  expect(found({ search: 'harbour' })).toEqual(['harbour']);
  expect(found({ search: 'BAKER head' })).toEqual(['harbour']);
  expect(found({ search: ' sundays ' })).toEqual(['hotel']);
  expect(found({ search: 'hotel head' })).toEqual([]);
  expect(found({ search: 'guests' })).toEqual([]);
});

it('finds by status', () => {
  expect(found({ status: 'applied' })).toEqual(['harbour']);
  expect(found({ status: 'applied', search: 'hotel' })).toEqual([]);
});

it('finds the archived ones by themselves', () => {
  expect(found({ archived: true })).toEqual(['old']);
});
