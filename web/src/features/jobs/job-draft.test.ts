import { expect, it } from 'vitest';
import { NEW_JOB, readChanges } from './job-draft.ts';

const SAVED = { ...NEW_JOB, company: 'Riverside Hotel', role: 'Baker', notes: 'Ask about Sundays.' };
const read = (kept: unknown) => readChanges(JSON.stringify(kept), SAVED);

it('keeps what differs from what is saved, and nothing else', () => {
  expect(read({ company: 'Riverside Hotel', notes: '', interview_dates: [] })).toEqual({ notes: '' });
});

it('keeps dates that differ', () => {
  const interview_dates = ['2026-02-01T10:00:00.000Z'];
  expect(read({ interview_dates })).toEqual({ interview_dates });
});

it('leaves out what is no field of a job, or not of its kind', () => {
  expect(read({ id: 'x', company: 7, interview_dates: 'today', notes: null })).toEqual({});
  expect(read({ interview_dates: {} })).toEqual({});
  expect(read(null)).toEqual({});
  expect(readChanges('', SAVED)).toEqual({});
  expect(readChanges('{', SAVED)).toEqual({});
});
