import { beforeEach, expect, it, vi } from 'vitest';
import type * as ServerClock from './server-clock.ts';

const HERE = Date.parse('2026-03-01T12:00:00.000Z');
const MINUTE_MS = 60_000;

let clock: typeof ServerClock;
const openWindow = async () => {
  vi.resetModules();
  vi.doMock('#browser/storage.ts', () => storage);
  clock = await import('./server-clock.ts');
};
const storage = await import('#browser/storage.ts');
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: HERE });
  storage.browserStorage.session.clear();
  await openWindow();
  return () => vi.useRealTimers();
});

/** Took 100 ms, by a fast server clock. */
function answerFrom(aheadMs: number): void {
  const date = new Date(HERE + aheadMs + 50).toUTCString();
  clock.compareClocks(date, HERE, HERE + 100);
}

it('begins with this computer’s clock', () => {
  expect(clock.serverNow()).toBe(HERE);
});

it.each([0, 300, -300, 900])('leaves a clock alone that may be right, %d ms off', (aheadMs) => {
  answerFrom(aheadMs);
  expect(clock.serverNow()).toBe(HERE);
});

it.each([15 * MINUTE_MS, -15 * MINUTE_MS, 3_000])(
  'follows a server that is %d ms ahead to the second',
  (aheadMs) => {
    answerFrom(aheadMs);
    expect(Math.abs(clock.serverNow() - (HERE + aheadMs))).toBeLessThanOrEqual(1_100);
  },
);

it('believes the newest answer when the server’s clock was set', () => {
  answerFrom(15 * MINUTE_MS);
  answerFrom(0);
  expect(clock.serverNow()).toBe(HERE);
});

it.each([3, -3])('goes on when this computer’s clock is set, %d hours ahead', (hours) => {
  answerFrom(15 * MINUTE_MS);
  const before = clock.serverNow();
  vi.advanceTimersByTime(MINUTE_MS);
  vi.setSystemTime(HERE + hours * 60 * MINUTE_MS);
  expect(clock.serverNow()).toBe(before + MINUTE_MS);
});

it.each([null, 'soon'])('learns nothing from the date %j', (date) => {
  answerFrom(15 * MINUTE_MS);
  const before = clock.serverNow();
  clock.compareClocks(date, HERE, HERE);
  expect(clock.serverNow()).toBe(before);
});

it('is known to a pop-up from its beginning', async () => {
  answerFrom(15 * MINUTE_MS);
  const before = clock.serverNow();
  await openWindow();
  expect(clock.serverNow()).toBe(before);
});
