import { expect, it } from 'vitest';
import { nextInterview } from './next-interview.ts';

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
