import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailable } from './errors.ts';

/** Time that a piece of work may spend waiting; parallel waits count once. */
interface Budget {
  leftMs: number;
  waiting: number;
  since: number;
  isOver: boolean;
}

const budgets = new AsyncLocalStorage<Budget>();

/** Limits all {@link waitWithin} calls of `work` together. */
export async function withWaitBudget<T>(leftMs: number, work: () => Promise<T>): Promise<T> {
  const budget: Budget = { leftMs, waiting: 0, since: 0, isOver: false };
  return budgets.run(budget, work).finally(() => (budget.isOver = true));
}

export function endWaitBudget(): void {
  const budget = budgets.getStore();
  if (budget) budget.isOver = true;
}

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
