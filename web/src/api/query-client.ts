import { focusManager, hashKey, notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isServerAway } from './api-error.ts';

/** After the first: for a server that starts again. */
const MOST_RETRIES = 2;

/**
 * Everything that is fetched and shown. It is asked for anew whenever something shows it or its window is come
 * back to; what came before stays shown meanwhile, and after a failure. Signing out empties it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always', // the server may be on this machine
      retry: (failures, error) => failures < MOST_RETRIES && isServerAway(error),
    },
    mutations: { networkMode: 'always' },
  },
});

notifyManager.setScheduler(queueMicrotask); // what is deleted is gone before it can be pressed again

// windows side by side are visible all the time, and come back to by their focus
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
 * Shows a change of what is kept under a key before the server has answered; an answer that is under way would
 * undo it.
 * @returns takes the change back, for whoever made it: a cache that was emptied since knows these queries no more
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

/** Keeps what is shown under a key from being replaced by what the server has. */
export const holdShown = (queryKey: QueryKey, shown: unknown): void =>
  void held.set(hashKey(queryKey), shown);
export const letGoOf = (queryKey: QueryKey): void => void held.delete(hashKey(queryKey));

/** What is to be shown under a key whatever the server has, for whoever asks the server. */
export const heldShown = <Shown>(queryKey: QueryKey): Shown | undefined =>
  held.get(hashKey(queryKey)) as Shown | undefined;
