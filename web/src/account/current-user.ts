import { queryOptions, useQuery } from '@tanstack/react-query';
import { currentUser, type User } from '@pythia/contracts/accounts.ts';
import { queryClient } from '#api/query-client.ts';
import { openChannel, tell } from '#browser/channel.ts';
import { authorisedCall } from './authorised-call.ts';

/** The signed-in user, as the server has it now. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => authorisedCall(currentUser, { signal }),
  retry: false, // whoever waits for it goes on with the last known one, and the area asks again
});
const { queryKey } = userQuery;

const channel = openChannel('user-news');
channel?.addEventListener('message', () => void refresh());

/** The user as this browser knows them, asked for when nobody has yet, and when the window or the network is come back to. */
export const useLastKnownUser = () =>
  useQuery({ ...userQuery, refetchOnMount: false, refetchOnReconnect: true });

/** Asks beside what is shown, which a failure leaves as it is. @throws ApiError */
export async function askForUser(): Promise<User> {
  const user = await authorisedCall(currentUser, {});
  queryClient.setQueryData(queryKey, user);
  return user;
}

/** Undefined before the server has told of one, and once the user has signed out. */
export const lastKnownUser = (): User | undefined => queryClient.getQueryData(queryKey);

/** What this browser has just changed about the user, until the server is asked again. */
export function changeKnownUser(changes: Partial<User>): void {
  queryClient.setQueryData(queryKey, (user) => user && { ...user, ...changes });
}

/** To be called when something about the user has changed: every window of this browser asks for the user again. */
export function announceUserChange(): void {
  tell(channel, 'changed');
  void refresh();
}

const refresh = () => queryClient.invalidateQueries({ queryKey });
