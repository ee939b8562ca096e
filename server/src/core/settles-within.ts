import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a promise, `withinMs` at most. @returns whether it was settled in time @throws as the promise does */
export async function settlesWithin(promise: Promise<unknown>, withinMs: number): Promise<boolean> {
  const settled = new AbortController();
  const late = delay(Math.max(0, withinMs), false, { signal: settled.signal }).catch(() => false); // aborted below
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    settled.abort();
  }
}
