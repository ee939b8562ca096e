import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailable } from './errors.ts';

/** How long a piece of work may still wait. What waits side by side counts once. */
interface Budget {
  leftMs: number;
  waiting: number;
  /** Since when something waits, on the `performance.now()` clock. */
  since: number;
  /** What goes on from here has all the time it wants. */
  isOver: boolean;
}

const budgets = new AsyncLocalStorage<Budget>();

/** Runs a piece of work whose calls of {@link waitWithin} wait `leftMs` in all, until it is done. */
export async function withWaitBudget<T>(leftMs: number, work: () => Promise<T>): Promise<T> {
  const budget: Budget = { leftMs, waiting: 0, since: 0, isOver: false };
  return budgets.run(budget, work).finally(() => (budget.isOver = true));
}

/** The work under way may take its time from now on: it has been answered, or cannot be taken back. */
export function endWaitBudget(): void {
  const budget = budgets.getStore();
  if (budget) budget.isOver = true;
}

/**
 * Waits for the database.
 * @param mostMs how long by itself
 * @param wait is told how long it may take
 * @throws DatabaseUnavailable when the work's budget is used up
 */
export async function waitWithin<T>(mostMs: number, wait: (withinMs: number) => Promise<T>): Promise<T> {
  const budget = budgets.getStore();
  if (!budget || budget.isOver) return wait(mostMs);
  const now = performance.now();
  const left = budget.leftMs - (budget.waiting > 0 ? now - budget.since : 0);
  if (left < 1) throw new DatabaseUnavailable('All that the call may wait has been waited.');
  if (budget.waiting === 0) budget.since = now;
  budget.waiting += 1;
  try {
    return await wait(Math.min(mostMs, left));
  } finally {
    budget.waiting -= 1;
    if (budget.waiting === 0) budget.leftMs -= performance.now() - budget.since;
  }
}
