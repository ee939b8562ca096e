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

/** What the keys of all lists of sessions begin with. */
export const LISTS = ['interviews'];

/** The sessions started last, over or not. One of each kind runs at a time, so that those which run are among them. */
export const newestSessions = queryOptions({
  queryKey: [...LISTS, 'newest'],
  queryFn: ({ signal }) => authorisedCall(listInterviews, { query: { limit: '5' }, signal }),
});

/** What a session's timeline is kept under, page by page. */
export const timelineKey = (sessionId: string): string[] => ['interview', sessionId];
export type TimelinePages = InfiniteData<ReplyOf<typeof readInterview>>;

/** Asks the server again for the lists that are shown; what it is telling just now may be older than what has changed. */
export const refreshLists = (): Promise<void> => queryClient.invalidateQueries({ queryKey: LISTS });

/** Shows a session from now on as the server has just told it. */
export function showSession(told: Interview): void {
  const renewed = (known: ListedInterview) => (known.id === told.id ? { ...known, ...told } : known);
  showMeanwhile(
    LISTS,
    eachList((sessions) => sessions.map(renewed)),
  );
  void refreshLists();

  const queryKey = timelineKey(told.id);
  const isBeingRead = queryClient.isFetching({ queryKey }) > 0; // as it was before
  showMeanwhile(queryKey, ({ pages, ...rest }: TimelinePages) => ({
    ...rest,
    pages: pages.map((page) => ({ ...page, session: told })),
  }));
  if (isBeingRead) void queryClient.invalidateQueries({ queryKey });
}

type List = ReplyOf<typeof listInterviews>;

/** Changes the sessions of a list, whether it is read in one go or in pages. */
export const eachList =
  (change: (sessions: ListedInterview[]) => ListedInterview[]) =>
  (shown: List | InfiniteData<List>): List | InfiniteData<List> => {
    const changed = (list: List) => ({ ...list, sessions: change(list.sessions) });
    return 'pages' in shown ? { ...shown, pages: shown.pages.map(changed) } : changed(shown);
  };
