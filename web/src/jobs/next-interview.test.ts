import type { Job } from '@pythia/contracts/jobs.ts';
import { expect, it } from 'vitest';
import { nextInterview, soonest } from './next-interview.ts';

const NOW = Date.parse('2026-01-15T09:00:00Z');
const next = (...interview_dates: string[]) => nextInterview({ interview_dates }, NOW);

it('is the nearest one to come, in whatever order they were noted', () => {
  expect(next('2026-03-01T10:00:00Z', '2025-12-01T10:00:00Z', '2026-02-01T10:00:00Z')).toBe(
    Date.parse('2026-02-01T10:00:00Z'),
  );
});

it('is still one that began less than half an hour ago, and not one before that', () => {
  expect(next('2026-01-15T08:30:01Z')).toBe(Date.parse('2026-01-15T08:30:01Z'));
  expect(next('2026-01-15T08:30:00Z')).toBeNull();
});

it('is none where none is noted', () => {
  expect(next()).toBeNull();
});

const job = (id: string, archived: boolean, ...interview_dates: string[]): Job => ({
  id,
  company: 'Riverside Hotel',
  role: 'Baker',
  job_description: '',
  link: '',
  status: 'saved',
  notes: '',
  interview_dates,
  archived,
  created_at: '2026-01-01T09:00:00.000Z',
  updated_at: '2026-01-01T09:00:00.000Z',
});

it('is, of several jobs, that of the one that comes first and is not archived', () => {
  const late = job('late', false, '2025-12-01T10:00:00Z', '2026-03-01T10:00:00Z');
  const soon = job('soon', false, '2026-02-01T10:00:00Z');
  const archived = job('archived', true, '2026-01-20T10:00:00Z');
  const found = soonest([late, job('none', false), archived, soon], NOW);
  expect(found).toEqual({ job: soon, at: Date.parse('2026-02-01T10:00:00Z') });
  expect(soonest([archived], NOW)).toBeUndefined();
});
