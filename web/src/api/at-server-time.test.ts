import { beforeEach, expect, it, vi } from 'vitest';
import { atServerTime } from './at-server-time.ts';

const DAY_MS = 24 * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('waits longer than one timer can', () => {
  const then = vi.fn<() => void>();
  atServerTime(Date.now() + 40 * DAY_MS, then);
  vi.advanceTimersByTime(40 * DAY_MS - 1);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledOnce();
});

it('is no more than a minute late on a computer that slept', () => {
  const then = vi.fn<() => void>();
  atServerTime(Date.now() + DAY_MS, then);
  vi.setSystemTime(Date.now() + 2 * DAY_MS);
  vi.advanceTimersByTime(60_000);
  expect(then).toHaveBeenCalledOnce();
});

it('can be called off', () => {
  const then = vi.fn<() => void>();
  atServerTime(Date.now() + DAY_MS, then)();
  vi.advanceTimersByTime(2 * DAY_MS);
  expect(then).not.toHaveBeenCalled();
});
