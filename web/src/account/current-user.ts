import { queryOptions, useQuery } from '@tanstack/react-query';
import { currentUser, type User } from '@pythia/contracts/accounts.ts';
import { queryClient } from '#api/query-client.ts';
import { openChannel, tell } from '#browser/channel.ts';
import { authorisedCall } from './authorised-call.ts';

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => authorisedCall(currentUser, { signal }),
  retry: false, // waiters go on with the last known user, and the area asks again
});
const { queryKey } = userQuery;

const channel = openChannel('user-news');
channel?.addEventListener('message', () => void refresh());

/** Cached; fetched at first, and on return of the window or network. */
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

/** Undefined at first and after signing out. */
export const lastKnownUser = (): User | undefined => queryClient.getQueryData(queryKey);

/** Lasts until the server is asked again. */
export function changeKnownUser(changes: Partial<User>): void {
  queryClient.setQueryData(queryKey, (user) => user && { ...user, ...changes });
}

/** Every window fetches the user again. */
export function announceUserChange(): void {
  tell(channel, 'changed');
  void refresh();
}

const refresh = () => queryClient.invalidateQueries({ queryKey });
