import { BoundedQueue } from '#core/bounded-queue.ts';

/**
 * Calls `take` for each item until the end or an abort, even of a silent source; waits for `take`'s promise.
 * @throws the source's or `take`'s error
 */
export async function readUntilAborted<T>(
  source: AsyncIterable<T>,
  signal: AbortSignal,
  take: (item: T) => Promise<void> | undefined,
): Promise<void> {
  if (signal.aborted) return;
  if (source instanceof BoundedQueue) return source.forEach(take, signal);
  const iterator = source[Symbol.asyncIterator]();
  const stopped = Promise.withResolvers<void>();
  const stop = (): void => {
    stopped.resolve();
    // not awaited: return() waits for a next() that may never come
    iterator.return?.()?.catch(() => undefined);
  };
  const readOn = async (): Promise<void> => {
    while (!signal.aborted) {
      const { done, value } = await iterator.next();
      if (done || signal.aborted) return;
      const taken = take(value);
      if (taken) await taken; // awaiting a value that is no promise costs as much as sending
    }
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.race([readOn(), stopped.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
