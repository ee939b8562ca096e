import { queryOptions, useQuery } from '@tanstack/react-query';
import { currentUser, type User } from '@pythia/contracts/accounts.ts';
import { queryClient } from '#api/query-client.ts';
import { openChannel, tell } from '#browser/channel.ts';
import { authorisedCall } from './authorised-call.ts';

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => authorisedCall(currentUser, { signal }),
  retry: false, // no retries: the last known user is shown meanwhile
});
const { queryKey } = userQuery;

const channel = openChannel('user-news');
channel?.addEventListener('message', () => void refresh());

export const useLastKnownUser = () =>
  useQuery({ ...userQuery, refetchOnMount: false, refetchOnReconnect: true });

/**
 * A failure leaves what is shown.
 * @throws ApiError
 */
export async function askForUser(): Promise<User> {
  const user = await authorisedCall(currentUser, {});
  queryClient.setQueryData(queryKey, user);
  return user;
}

export const lastKnownUser = (): User | undefined => queryClient.getQueryData(queryKey);

export function changeKnownUser(changes: Partial<User>): void {
  queryClient.setQueryData(queryKey, (user) => user && { ...user, ...changes });
}

export const tellOtherWindows = (): void => tell(channel, 'changed');

export function announceUserChange(): void {
  tellOtherWindows();
  void refresh();
}

const refresh = () => queryClient.invalidateQueries({ queryKey });
