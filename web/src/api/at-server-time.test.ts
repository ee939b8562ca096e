import { beforeEach, expect, it, vi } from 'vitest';
import { atServerTime } from './at-server-time.ts';
import { compareClocks, serverNow, windowNow } from './server-clock.ts';

const DAY_MS = 24 * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('waits longer than one timer can', () => {
  const then = vi.fn<() => void>();
  atServerTime(serverNow() + 40 * DAY_MS, then);
  vi.advanceTimersByTime(40 * DAY_MS - 1);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledOnce();
});

it('is no more than a minute late once the server has told a computer how long it slept', () => {
  const then = vi.fn<() => void>();
  atServerTime(serverNow() + DAY_MS, then);
  compareClocks(new Date(serverNow() + 2 * DAY_MS).toUTCString(), windowNow(), windowNow());
  vi.advanceTimersByTime(60_000);
  expect(then).toHaveBeenCalledOnce();
});

it('can be called off', () => {
  const then = vi.fn<() => void>();
  atServerTime(serverNow() + DAY_MS, then)();
  vi.advanceTimersByTime(2 * DAY_MS);
  expect(then).not.toHaveBeenCalled();
});
