import { expect, test } from 'vitest';
import { ManualClock } from '#testing/manual-clock.ts';
import { countInMemory } from './count-in-memory.ts';

const RULE = { limit: 3, windowMs: 60_000 };

test('counts each key in a sliding window, as the shared counter does', async () => {
  const clock = new ManualClock();
  const count = countInMemory(clock);
  const call = async (key: string) => (await count([{ ...RULE, key }]))[0] === 0;
  const allowed = [await call('a'), await call('a'), await call('a'), await call('a'), await call('b')];
  expect(allowed).toEqual([true, true, true, false, true]);
  clock.advance(61_000);
  expect(await call('a')).toBe(false); // most of the last minute counts
  clock.advance(120_000);
  expect(await call('a')).toBe(true);
});
