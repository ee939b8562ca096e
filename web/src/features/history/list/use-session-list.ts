import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listInterviews } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { LISTS } from '#interviews/sessions-query.ts';

const AT_ONCE = 20;

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

  // a bounded search may return fewer than requested
  const isShort = hasNextPage && sessions.length < count;
  useEffect(() => {
    if (isShort && !isFetching && !isError) void fetchNextPage();
  }, [isShort, isFetching, isError, fetchNextPage]);

  return {
    sessions,
    isOther: data === undefined || isPlaceholderData,
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
