import { useLoaderData } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { useLastKnownUser } from '#account/current-user.ts';

export function useAreaUser(): User {
  const entered = useLoaderData<User>();
  return useLastKnownUser().data ?? entered;
}
