import { type InfiniteData, queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import {
  type Interview,
  type ListedInterview,
  listInterviews,
  type readInterview,
} from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { queryClient, showMeanwhile } from '#api/query-client.ts';

export const LISTS = ['interviews'];

export const newestSessions = queryOptions({
  queryKey: [...LISTS, 'newest'],
  queryFn: ({ signal }) => authorisedCall(listInterviews, { query: { limit: '5' }, signal }),
});

export const timelineKey = (sessionId: string): string[] => ['interview', sessionId];
export type TimelinePages = InfiniteData<ReplyOf<typeof readInterview>>;

export const refreshLists = (): Promise<void> => queryClient.invalidateQueries({ queryKey: LISTS });

export function showSession(told: Interview): void {
  const renewed = (known: ListedInterview) => (known.id === told.id ? { ...known, ...told } : known);
  showMeanwhile(
    LISTS,
    eachList((sessions) => sessions.map(renewed)),
  );
  void refreshLists();

  const queryKey = timelineKey(told.id);
  // the reply would be of the state before the change
  const isBeingRead = queryClient.isFetching({ queryKey }) > 0;
  showMeanwhile(queryKey, ({ pages, ...rest }: TimelinePages) => ({
    ...rest,
    pages: pages.map((page) => ({ ...page, session: told })),
  }));
  if (isBeingRead) void queryClient.invalidateQueries({ queryKey });
}

type List = ReplyOf<typeof listInterviews>;

export const eachList =
  (change: (sessions: ListedInterview[]) => ListedInterview[]) =>
  (shown: List | InfiniteData<List>): List | InfiniteData<List> => {
    const changed = (list: List) => ({ ...list, sessions: change(list.sessions) });
    return 'pages' in shown ? { ...shown, pages: shown.pages.map(changed) } : changed(shown);
  };
