import { queryClient } from '#api/query-client.ts';
import { countApproved, preparedQuery } from './prepared.ts';

export const approvedOfAll = async (): Promise<{ approved: number; of: number }> =>
  countApproved((await queryClient.fetchQuery(preparedQuery(null))).answers);
