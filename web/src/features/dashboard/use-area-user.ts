import { useLoaderData } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { useLastKnownUser } from '#account/current-user.ts';

/** The user whom the area was entered with, and from then on whatever is newest in this browser. */
export function useAreaUser(): User {
  const entered = useLoaderData<User>();
  return useLastKnownUser().data ?? entered;
}
