/**
 * Runs at most `concurrency` pieces of work at a time; up to `maxWaiting` more wait in line, and
 * any beyond that are refused with the error of `whenFull`. Work whose caller has left by its turn is not begun:
 * it throws the signal's reason.
 */
export function limitConcurrency(limit: { concurrency: number; maxWaiting: number; whenFull: () => Error }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (running < limit.concurrency) running += 1;
    else if (waiting.length < limit.maxWaiting) await new Promise<void>((start) => waiting.push(start));
    else throw limit.whenFull();
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next(); // takes over this place
      else running -= 1;
    }
  };
}
