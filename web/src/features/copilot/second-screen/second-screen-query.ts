import { queryOptions } from '@tanstack/react-query';
import { readSecondScreenState } from '@pythia/contracts/second-screen.ts';
import { authorisedCall } from '#account/authorised-call.ts';

const LOOK_AGAIN_MS = 3_000;

export const secondScreenQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['second screen', sessionId],
    queryFn: ({ signal }) =>
      authorisedCall(readSecondScreenState, { params: { session_id: sessionId }, signal }),
    refetchInterval: ({ state: { data } }) => (data && data.state !== 'none' ? LOOK_AGAIN_MS : false),
    refetchIntervalInBackground: true, // the window may be on top, and this one hidden
  });
