import { queryOptions } from '@tanstack/react-query';
import { speechStatus } from '@pythia/contracts/transcription.ts';
import { call } from './call.ts';

export const speechStatusQuery = queryOptions({
  queryKey: ['speech-status'],
  queryFn: ({ signal }) => call(speechStatus, { signal }),
  staleTime: Infinity,
});
