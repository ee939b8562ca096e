import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dateInWords, daysInWords } from './interview-time.ts';

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'));
afterEach(() => void vi.unstubAllEnvs());

const at = (text: string): number => new Date(text).getTime();

it.each([
  ['2026-03-28T00:05', '2026-03-28T23:55', 'today'],
  ['2026-03-29T00:05', '2026-03-28T23:55', 'tomorrow'],
  ['2026-03-27T23:55', '2026-03-28T00:05', 'yesterday'],
  ['2026-03-30T10:00', '2026-03-28T23:55', 'in 2 days'], // the clocks change between
  ['2026-10-26T00:05', '2026-10-24T23:55', 'in 2 days'],
  ['2026-03-20T10:00', '2026-03-28T10:00', '8 days ago'],
])('%s, read on %s, is %s', (date, now, words) => {
  expect(daysInWords(at(date), at(now))).toBe(words);
});

it('names the day of the week, the date and the hour where the reader is', () => {
  const words = dateInWords(Date.parse('2026-01-15T23:30:00Z'));
  for (const part of ['Fri', '16', 'January', '2026', '12:30']) expect(words).toContain(part);
});
