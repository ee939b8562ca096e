import { browserStorage, isStorageBlocked } from '#browser/storage.ts';

const KEY = 'reloadedForScript';
const ONE_MINUTE_MS = 60_000;
const stale = new WeakSet<object>();

/** Scripts of replaced versions are gone: https://vite.dev/guide/build#load-error-handling */
export function noteStaleChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => stale.add(payload));
}

export const isStaleChunk = (error: unknown): boolean => error instanceof Error && stale.has(error);

/** @returns false if a reload would lose something, or has just failed */
export function reloadOnce(): boolean {
  const last = Number(browserStorage.session.getItem(KEY));
  if (isStorageBlocked() || Date.now() - last < ONE_MINUTE_MS) return false;
  browserStorage.session.setItem(KEY, String(Date.now()));
  window.location.reload();
  return true;
}
