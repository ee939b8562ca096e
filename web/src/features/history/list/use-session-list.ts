import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listInterviews } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { LISTS } from '#interviews/sessions-query.ts';

/** Sessions that one press of a button, or the page itself, brings. */
const AT_ONCE = 20;

/** The user's sessions that match a search, newest first, as far as they were asked for. */
export function useSessionList(search: string) {
  const [asked, setAsked] = useState({ search, count: AT_ONCE });
  const count = asked.search === search ? asked.count : AT_ONCE;
  const { data, isError, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: [...LISTS, 'found', search],
      queryFn: ({ pageParam: before, signal }) => {
        const query = { limit: String(AT_ONCE), ...(search !== '' && { search }), ...(before && { before }) };
        return authorisedCall(listInterviews, { query, signal });
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    });
  const sessions = data?.pages.flatMap((page) => page.sessions) ?? [];

  // a call looks through a bounded part, and may find fewer than were asked for
  const isShort = hasNextPage && sessions.length < count;
  useEffect(() => {
    if (isShort && !isFetching && !isError) void fetchNextPage();
  }, [isShort, isFetching, isError, fetchNextPage]);

  return {
    sessions,
    /** What is listed is what was searched for before, or nothing yet. */
    isOther: data === undefined || isPlaceholderData,
    /** More are on their way. */
    isShort,
    isError,
    hasMore: hasNextPage,
    showMore: () => {
      setAsked({ search, count: sessions.length + AT_ONCE });
      void fetchNextPage();
    },
    tryAgain: () => void refetch(),
  };
}
