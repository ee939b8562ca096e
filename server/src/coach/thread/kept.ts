import type { LRUCache } from 'lru-cache';

/** A long break; reopening costs some 50 ms. */
const OPENED_FOR_MS = 30 * 60_000;
const MINUTE_MS = 60_000;

export const KEPT = { ttl: OPENED_FOR_MS, updateAgeOnGet: true };

/** Expired entries go even when nobody asks. */
export const purged = <Cache extends Pick<LRUCache<string, object>, 'purgeStale'>>(cache: Cache): Cache => {
  setInterval(() => cache.purgeStale(), MINUTE_MS).unref();
  return cache;
};
