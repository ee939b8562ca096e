import { queryOptions } from '@tanstack/react-query';
import { speechStatus } from '@pythia/contracts/transcription.ts';
import { call } from '#api/call.ts';

/** Who answers on this server, asked once: each answer says again who gave it. */
export const answererQuery = queryOptions({
  queryKey: ['answerer'],
  queryFn: async ({ signal }) => (await call(speechStatus, { signal })).answers,
  staleTime: Infinity,
});
