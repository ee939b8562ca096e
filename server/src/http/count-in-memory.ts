import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/clock.ts';
import { waitFor, windowAt, type CountCalls } from '#core/sliding-window.ts';

/** About 2 MB; beyond it the key that has not called for longest starts anew. */
const COUNTED_KEYS = 10_000;

/** Counts calls in sliding windows, for this instance alone. */
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

/** What the window right before `start` counted. */
const hitsBefore = (
  last: { start: number; hits: number },
  start: number,
  { windowMs }: { windowMs: number },
): number => (last.start === start - windowMs ? last.hits : 0);
