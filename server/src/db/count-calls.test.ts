import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '#testing/manual-clock.ts';
import { openTestDatabase, type TestDatabase } from '#testing/open-test-database.ts';
import { callCounter } from './count-calls.ts';

const RULE = { limit: 10, windowMs: 60_000 };

let database: TestDatabase;
let clock: ManualClock;
beforeEach(async () => {
  database = await openTestDatabase();
  clock = new ManualClock();
});
afterEach(() => database.drop());

const call = async (key = 'ada'): Promise<number> => {
  const [wait = NaN] = await callCounter(database.db, clock)([{ ...RULE, key }]);
  return wait;
};

async function callTimes(times: number, key?: string): Promise<number[]> {
  const waits: number[] = [];
  for (let n = 0; n < times; n += 1) waits.push(await call(key));
  return waits;
}

test('allows the limit and refuses the next', async () => {
  expect(await callTimes(10)).toEqual(Array(10).fill(0));
  expect(await call()).toBeGreaterThan(0);
});

test('counts every key by itself', async () => {
  await callTimes(11);
  expect(await call('grace')).toBe(0);
});

test('counts under several keys at once, each by its own limit and window', async () => {
  const count = callCounter(database.db, clock);
  const hourly = { key: 'hourly', limit: 1, windowMs: 3_600_000 };
  expect(await count([{ ...RULE, key: 'ada' }, hourly])).toEqual([0, 0]);
  clock.advance(61_000);
  const waits = await count([{ ...RULE, key: 'ada' }, hourly]);
  expect(waits).toEqual([0, expect.any(Number)]);
  expect(waits[1]).toBeGreaterThan(60_000);
});

test('parallel calls with the same keys in another order do not block each other', async () => {
  const count = callCounter(database.db, clock);
  const keys = [
    { ...RULE, key: 'a' },
    { ...RULE, key: 'b' },
  ];
  const counts = Array.from({ length: 40 }, (_, n) => count(n % 2 ? keys : keys.toReversed()));
  await expect(Promise.all(counts)).resolves.toHaveLength(40);
});

test('a burst at a window’s end does not double the limit', async () => {
  clock.advance(59_000);
  await callTimes(10);
  clock.advance(2_000);
  expect(await call()).toBeGreaterThan(0);
});

test.each([11, 15, 40])(
  'who waits as told after %i calls is let in, who comes a tenth earlier is not',
  async (calls) => {
    clock.advance(20_000);
    const wait = (await callTimes(calls)).at(-1) as number;
    clock.advance(wait);
    expect(await call()).toBe(0);

    const again = (await callTimes(calls, 'grace')).at(-1) as number;
    clock.advance(again - 6_000);
    expect(await call('grace')).toBeGreaterThan(0);
  },
);

test('a refusal that comes from the last window alone ends within this one', async () => {
  await callTimes(10);
  clock.advance(61_000);
  const wait = await call();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThan(59_000);
  clock.advance(wait);
  expect(await call()).toBe(0);
});

test('parallel calls are all counted', async () => {
  const waits = await Promise.all(Array.from({ length: 25 }, () => call()));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});
