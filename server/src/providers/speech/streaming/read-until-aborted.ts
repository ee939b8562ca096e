const END = { done: true, value: undefined } as const;

/**
 * Passes on what `source` gives, and ends quietly once the signal aborts, even while `source` is silent. Each
 * read has a promise of its own: one that lived as long as the stream would hold every item until then.
 */
export function readUntilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncIterable<T> {
  return { [Symbol.asyncIterator]: () => abortable(source[Symbol.asyncIterator](), signal) };
}

function abortable<T>(iterator: AsyncIterator<T>, signal: AbortSignal): AsyncIterator<T, undefined> {
  let waiting: PromiseWithResolvers<IteratorResult<T, undefined>> | undefined;
  const stop = (): void => {
    signal.removeEventListener('abort', stop);
    waiting?.resolve(END);
    // Not awaited: a generator's return() waits for its pending next(), which may never come.
    iterator.return?.()?.catch(() => undefined);
  };
  signal.addEventListener('abort', stop, { once: true });
  return {
    next() {
      if (signal.aborted) return Promise.resolve(END);
      const read = Promise.withResolvers<IteratorResult<T, undefined>>();
      waiting = read;
      iterator.next().then(read.resolve, read.reject);
      return read.promise;
    },
    async return() {
      stop();
      return END;
    },
  };
}
