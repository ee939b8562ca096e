/**
 * Runs at most `concurrency` pieces at a time, one for each key; keys take turns. Beyond `mostEach` for a key
 * or `mostInAll`, `whenFull` refuses.
 */
export function takeTurns<Key>(limit: {
  concurrency: number;
  mostEach: number;
  mostInAll: number;
  whenFull: () => Error;
}) {
  const lines = new Map<Key, (() => void)[]>();
  const running = new Set<Key>();
  let inAll = 0;

  const beginNext = (): void => {
    for (const [key, line] of lines) {
      if (running.size >= limit.concurrency) return;
      if (running.has(key)) continue;
      running.add(key);
      lines.delete(key);
      const begin = line.shift();
      if (line.length > 0) lines.set(key, line);
      begin?.();
    }
  };

  return async <T>(key: Key, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? [];
    if (inAll >= limit.mostInAll || line.length >= limit.mostEach) throw limit.whenFull();
    inAll += 1;
    try {
      await new Promise<void>((begin) => {
        lines.set(key, line);
        line.push(begin);
        beginNext();
      });
      return await work();
    } finally {
      inAll -= 1;
      running.delete(key);
      beginNext();
    }
  };
}
