import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '#testing/manual-clock.ts';
import { openTestDatabase, type TestDatabase } from '#testing/open-test-database.ts';
import { callCounter, forgetOldCalls } from './count-calls.ts';

const RULE = { name: 'sign-in', limit: 10, windowMs: 60_000 };

let database: TestDatabase;
let clock: ManualClock;
beforeEach(async () => {
  database = await openTestDatabase();
  clock = new ManualClock();
});
afterEach(() => database.drop());

const counter = (factor = 1) => callCounter(database.db, clock, factor);

async function callTimes(times: number, key = 'ada'): Promise<number[]> {
  const waits: number[] = [];
  for (let call = 0; call < times; call += 1) waits.push(await counter()(RULE, key));
  return waits;
}

test('allows the limit and refuses the next', async () => {
  expect(await callTimes(10)).toEqual(Array(10).fill(0));
  expect(await counter()(RULE, 'ada')).toBeGreaterThan(0);
});

test('counts every key and every rule by itself', async () => {
  await callTimes(11);
  expect(await counter()(RULE, 'grace')).toBe(0);
  expect(await counter()({ ...RULE, name: 'sign-up' }, 'ada')).toBe(0);
});

test('a burst at a window’s end does not double the limit', async () => {
  clock.advance(59_000);
  await callTimes(10);
  clock.advance(2_000);
  expect(await counter()(RULE, 'ada')).toBeGreaterThan(0);
});

test.each([11, 15, 40])(
  'who waits as told after %i calls is let in, who comes a tenth earlier is not',
  async (calls) => {
    clock.advance(20_000);
    const wait = (await callTimes(calls)).at(-1) as number;
    clock.advance(wait);
    expect(await counter()(RULE, 'ada')).toBe(0);

    const again = (await callTimes(calls, 'grace')).at(-1) as number;
    clock.advance(again - 6_000);
    expect(await counter()(RULE, 'grace')).toBeGreaterThan(0);
  },
);

test('a refusal that comes from the last window alone ends within this one', async () => {
  await callTimes(10);
  clock.advance(61_000);
  const wait = await counter()(RULE, 'ada');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThan(59_000);
  clock.advance(wait);
  expect(await counter()(RULE, 'ada')).toBe(0);
});

test('the factor widens the limit', async () => {
  const waits = [];
  for (let call = 0; call < 21; call += 1) waits.push(await counter(2)(RULE, 'ada'));
  expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
});

test('parallel calls are all counted', async () => {
  const count = counter();
  const waits = await Promise.all(Array.from({ length: 25 }, () => count(RULE, 'ada')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

test('keys are not readable in the table', async () => {
  await callTimes(1, '203.0.113.7');
  const rows = await database.db.selectFrom('rate_windows').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
});

test('windows that no rule looks at are forgotten', async () => {
  await callTimes(1);
  clock.advance(3 * 3_600_000);
  await callTimes(1, 'grace');
  await forgetOldCalls(database.db, clock);
  expect(await database.db.selectFrom('rate_windows').selectAll().execute()).toHaveLength(1);
});
