import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type Interview, readInterview, type SessionEvent } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { ApiError } from '#api/api-error.ts';
import { onLiveChange } from '#interviews/running-session.ts';
import { timelineKey } from '#interviews/sessions-query.ts';

export interface Timeline {
  session: Interview;
  events: readonly SessionEvent[];
  isWhole: boolean;
}

export function useTimeline(session_id: string) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: timelineKey(session_id),
    queryFn: ({ pageParam, signal }) =>
      authorisedCall(readInterview, { params: { session_id }, query: { after: String(pageParam) }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: false, // long, and only its end changes
  });
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  useEffect(() => onLiveChange(() => void refetch(), session_id), [refetch, session_id]);

  const isGone = error instanceof ApiError && error.status === 404;
  const pages = isGone ? undefined : data?.pages;
  const events = useMemo(
    () => (hasNextPage ? pages?.[0]?.events : pages?.flatMap((page) => page.events)) ?? [],
    [pages, hasNextPage],
  );
  const session = pages?.at(-1)?.session;
  const timeline: Timeline | null = session ? { session, events, isWhole: !hasNextPage } : null;
  return { timeline, isGone, hasFailed: error !== null && !isGone, tryAgain: () => void refetch() };
}
