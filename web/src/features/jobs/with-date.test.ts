import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDate } from './with-date.ts';

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'));
afterEach(() => void vi.unstubAllEnvs());

it('takes an hour where the reader is for the instant that it is', () => {
  expect(withDate([], '2026-02-01T10:00')).toEqual(['2026-02-01T09:00:00.000Z']);
  expect(withDate([], '2026-07-01T10:00')).toEqual(['2026-07-01T08:00:00.000Z']);
});

it('keeps the dates in order, and each once', () => {
  const dates = ['2026-01-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z'];
  expect(withDate(dates, '2026-02-01T10:00')).toEqual([dates[0], '2026-02-01T09:00:00.000Z', dates[1]]);
  expect(withDate(dates, '2026-03-01T10:00')).toEqual(dates);
});

it('leaves the dates as they are where nothing is chosen', () => {
  expect(withDate(['2026-01-01T09:00:00.000Z'], '')).toEqual(['2026-01-01T09:00:00.000Z']);
});
