/**
 * Runs at most `concurrency` pieces at a time; `maxWaiting` more wait, the rest is refused. An aborted waiter
 * leaves the queue and throws the signal's reason.
 */
export function limitConcurrency(limit: { concurrency: number; maxWaiting: number; whenFull: () => Error }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  const turn = (signal?: AbortSignal) =>
    new Promise<void>((begin, leave) => {
      const start = () => {
        signal?.removeEventListener('abort', stepOut);
        begin();
      };
      const stepOut = () => {
        waiting.splice(waiting.indexOf(start), 1);
        leave(signal?.reason);
      };
      waiting.push(start);
      signal?.addEventListener('abort', stepOut);
    });

  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    if (running < limit.concurrency) running += 1;
    else if (waiting.length < limit.maxWaiting) await turn(signal);
    else throw limit.whenFull();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export function limitEach<Key>({ concurrency, whenFull }: { concurrency: number; whenFull: () => Error }) {
  const running = new Map<Key, number>();

  return async <T>(key: Key, work: () => Promise<T>): Promise<T> => {
    const count = running.get(key) ?? 0;
    if (count >= concurrency) throw whenFull();
    running.set(key, count + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
  };
}
