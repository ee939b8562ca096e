/** One call to count: at most `limit` of the same key in any `windowMs`. */
export interface CountedCall {
  key: string;
  limit: number;
  windowMs: number;
}

/**
 * Counts calls of several keys at once.
 * @returns for each the milliseconds until its key may call again, 0 when it may now
 */
export type CountCalls = (calls: readonly CountedCall[]) => Promise<number[]>;

/** Where a moment lies in the row of fixed windows: when its window began and how much of it is left. */
export const windowAt = (now: number, windowMs: number): { start: number; leftMs: number } => {
  const start = now - (now % windowMs);
  return { start, leftMs: start + windowMs - now };
};

/**
 * Milliseconds until one more call would be allowed if none came before; 0: the last one counted is. A
 * sliding window is estimated from fixed ones: the hits of this one, and the part of the last one's that
 * the sliding window still covers (the "sliding window counter").
 */
export function waitFor(
  { hits, previousHits, leftMs }: { hits: number; previousHits: number; leftMs: number },
  { limit, windowMs }: { limit: number; windowMs: number },
): number {
  if (hits + previousHits * (leftMs / windowMs) <= limit) return 0;
  if (hits + 1 <= limit) return Math.ceil(leftMs - windowMs * ((limit - hits - 1) / previousHits));
  const intoNextMs = windowMs * (1 - (limit - 1) / hits); // when these hits weigh little enough
  return Math.ceil(leftMs + Math.max(0, intoNextMs));
}
