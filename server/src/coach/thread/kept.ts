import type { LRUCache } from 'lru-cache';

/** The break of a long interview; to be opened again costs it some fifty milliseconds. */
const OPENED_FOR_MS = 30 * 60_000;
const MINUTE_MS = 60_000;

/** For how long the thread knows what was opened. */
export const KEPT = { ttl: OPENED_FOR_MS, updateAgeOnGet: true };

/** Nobody may ask for anything: what is too old goes all the same. */
export const purged = <Cache extends Pick<LRUCache<string, object>, 'purgeStale'>>(cache: Cache): Cache => {
  setInterval(() => cache.purgeStale(), MINUTE_MS).unref();
  return cache;
};
