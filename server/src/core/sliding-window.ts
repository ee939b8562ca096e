export interface CountedCall {
  key: string;
  limit: number;
  windowMs: number;
}

/** @returns for each call the milliseconds until its key may call again; 0: now */
export type CountCalls = (calls: readonly CountedCall[]) => Promise<number[]>;

export const windowAt = (now: number, windowMs: number): { start: number; leftMs: number } => {
  const start = now - (now % windowMs);
  return { start, leftMs: start + windowMs - now };
};

/**
 * Estimates a sliding window from this window's hits and the covered share of the last one's ("sliding window
 * counter").
 * @returns milliseconds until one more call is allowed; 0: the counted one is
 */
export function waitFor(
  { hits, previousHits, leftMs }: { hits: number; previousHits: number; leftMs: number },
  { limit, windowMs }: { limit: number; windowMs: number },
): number {
  if (hits + previousHits * (leftMs / windowMs) <= limit) return 0;
  if (hits + 1 <= limit) return Math.ceil(leftMs - windowMs * ((limit - hits - 1) / previousHits));
  const intoNextMs = windowMs * (1 - (limit - 1) / hits);
  return Math.ceil(leftMs + Math.max(0, intoNextMs));
}
