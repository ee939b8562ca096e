import { afterEach, expect, test, vi } from 'vitest';
import { minutesAndSeconds, parseExpiry, secondsUntil } from './countdown.ts';

afterEach(() => void vi.unstubAllEnvs());

test('reads a time without a zone as UTC, wherever the reader is', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(parseExpiry('2025-01-15T10:00:00')).toBe(Date.UTC(2025, 0, 15, 10));
  expect(parseExpiry('2025-01-15T10:00:00.000Z')).toBe(Date.UTC(2025, 0, 15, 10));
  expect(parseExpiry('2025-01-15T12:00:00+02:00')).toBe(Date.UTC(2025, 0, 15, 10));
  expect(parseExpiry('soon')).toBeNaN();
});

test('shows 00:00 only when the time is over', () => {
  expect(secondsUntil(10_000, 9_999)).toBe(1);
  expect(secondsUntil(10_000, 10_000)).toBe(0);
  expect(secondsUntil(10_000, 99_000)).toBe(0);
});

test('writes minutes and seconds with two digits each', () => {
  expect(minutesAndSeconds(0)).toBe('00:00');
  expect(minutesAndSeconds(899)).toBe('14:59');
  expect(minutesAndSeconds(3_600)).toBe('60:00');
});
