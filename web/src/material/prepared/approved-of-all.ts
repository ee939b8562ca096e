import { queryClient } from '#api/query-client.ts';
import { countApproved, preparedQuery } from './prepared.ts';

/** How many of the usual questions have an answer that is approved for every interview. */
export const approvedOfAll = async (): Promise<{ approved: number; of: number }> =>
  countApproved((await queryClient.fetchQuery(preparedQuery(null))).answers);
