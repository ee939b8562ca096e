import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/clock.ts';
import { type CountCalls, waitFor, windowAt } from '#core/sliding-window.ts';

/** Keys; about 2 MB. Beyond it the least recent key starts at zero. */
const COUNTED_KEYS = 10_000;

export function countInMemory(clock: Clock): CountCalls {
  const windows = new LRUCache<string, { start: number; hits: number; previousHits: number }>({
    max: COUNTED_KEYS,
  });
  return async (calls) => {
    const now = clock.now().getTime();
    return calls.map((call) => {
      const { start, leftMs } = windowAt(now, call.windowMs);
      const last = windows.get(call.key) ?? { start, hits: 0, previousHits: 0 };
      const window =
        last.start === start ? last : { start, hits: 0, previousHits: hitsBefore(last, start, call) };
      window.hits += 1;
      windows.set(call.key, window);
      return waitFor({ ...window, leftMs }, call);
    });
  };
}

const hitsBefore = (
  last: { start: number; hits: number },
  start: number,
  { windowMs }: { windowMs: number },
): number => (last.start === start - windowMs ? last.hits : 0);
