import { focusManager, hashKey, notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isServerAway } from './api-error.ts';

const MOST_RETRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always', // the server may be on this machine, and answer offline
      retry: (failures, error) => failures < MOST_RETRIES && isServerAway(error),
    },
    mutations: { networkMode: 'always' },
  },
});

notifyManager.setScheduler(queueMicrotask);

// windows side by side are always visible, so focus counts
focusManager.setEventListener((onFocus) => {
  if (typeof window === 'undefined') return undefined;
  const look = () => onFocus();
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
});

/**
 * Shows a change before its reply, and cancels replies under way.
 * @returns undoes it, unless the cache was emptied
 */
export function showMeanwhile<Data>(queryKey: QueryKey, change: (shown: Data) => Data): () => void {
  void queryClient.cancelQueries({ queryKey });
  const known = queryClient
    .getQueryCache()
    .findAll({ queryKey, predicate: ({ state }) => state.data !== undefined });
  const before = known.map((query) => ({ query, data: query.state.data as Data }));
  for (const { query, data } of before) query.setData(change(data));
  return () => {
    for (const { query, data } of before) query.setData(data);
  };
}

const held = new Map<string, unknown>();

export const holdShown = (queryKey: QueryKey, shown: unknown): void =>
  void held.set(hashKey(queryKey), shown);
export const releaseShown = (queryKey: QueryKey): void => void held.delete(hashKey(queryKey));

export const heldShown = <Shown>(queryKey: QueryKey): Shown | undefined =>
  held.get(hashKey(queryKey)) as Shown | undefined;
