/**
 * Runs at most so many pieces of work of one key at a time, so that no key starves the others; one more
 * is refused with the error of `whenFull`.
 */
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
