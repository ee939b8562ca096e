import { BoundedQueue } from '#core/bounded-queue.ts';

/**
 * Gives `take` what `source` gives, one after the other, until the source ends or the signal aborts, even while
 * the source is silent. Where `take` returns a promise, the next is asked for when it has settled.
 * @throws what the source or `take` throws
 */
export async function readUntilAborted<T>(
  source: AsyncIterable<T>,
  signal: AbortSignal,
  take: (item: T) => Promise<void> | undefined,
): Promise<void> {
  if (signal.aborted) return;
  if (source instanceof BoundedQueue) return source.forEach(take, signal); // without a promise an item
  const iterator = source[Symbol.asyncIterator]();
  const stopped = Promise.withResolvers<void>();
  const stop = (): void => {
    stopped.resolve();
    // Not awaited: a generator's return() waits for its pending next(), which may never come.
    iterator.return?.()?.catch(() => undefined);
  };
  const readOn = async (): Promise<void> => {
    while (!signal.aborted) {
      const { done, value } = await iterator.next();
      if (done || signal.aborted) return;
      const taken = take(value);
      if (taken) await taken; // asked first: awaiting costs as much as sending
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
