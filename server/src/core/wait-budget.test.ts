import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endWaitBudget, waitWithin, withWaitBudget } from './wait-budget.ts';

const BUDGET_MS = 10_000;
/** @returns milliseconds allowed */
const allowed = (mostMs = Infinity): Promise<number> => waitWithin(mostMs, async (withinMs) => withinMs);
const wait = (milliseconds: number): Promise<void> => waitWithin(Infinity, () => delay(milliseconds));
const within = <T>(work: () => Promise<T>): Promise<T> => withWaitBudget(BUDGET_MS, work);

test('without a budget a wait takes as long as it may by itself', async () => {
  expect(await allowed(700)).toBe(700);
});

test('waits one after another share the budget, and none gets more than it may by itself', async () => {
  const [left, few] = await within(async () => {
    await wait(30);
    await wait(30);
    return [await allowed(), await allowed(5)];
  });
  expect(left).toBeLessThanOrEqual(BUDGET_MS - 58);
  expect(few).toBe(5);
});

test('waits side by side count once', async () => {
  const left = await within(async () => {
    await Promise.all(Array.from({ length: 100 }, () => wait(100)));
    return allowed();
  });
  expect(left).toBeLessThanOrEqual(BUDGET_MS - 98);
  expect(left).toBeGreaterThan(0);
});

test('a budget that is used up refuses', async () => {
  await expect(
    withWaitBudget(20, async () => {
      await wait(25);
      await wait(0);
    }),
  ).rejects.toThrow('has been waited');
});

test('what goes on behind the answer, or cannot be taken back, has its time', async () => {
  const behind = Promise.withResolvers<void>();
  const left = await within(async () => ({ later: behind.promise.then(() => allowed(700_000)) }));
  behind.resolve();
  expect(await left.later).toBe(700_000);
  const ended = await within(async () => {
    endWaitBudget();
    return allowed(700_000);
  });
  expect(ended).toBe(700_000);
});
