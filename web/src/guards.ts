import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { serverNow } from '#api/server-clock.ts';
import { readAuthToken } from './account/auth-token.ts';
import { fetchCurrentUser } from './account/current-user.ts';
import { paths } from './paths.ts';

/** The free area: for signed-in users without a subscription. */
export async function freeAreaLoader({ request }: LoaderFunctionArgs): Promise<User> {
  const user = await signedInUser(request.signal);
  if (isSubscribed(user)) throw redirect(paths.dashboard);
  return user;
}

/** The paid area: for subscribers. */
export async function paidAreaLoader({ request }: LoaderFunctionArgs): Promise<User> {
  const user = await signedInUser(request.signal);
  if (!isSubscribed(user)) throw redirect(paths.freeDashboard);
  return user;
}

async function signedInUser(signal: AbortSignal): Promise<User> {
  try {
    return await fetchCurrentUser(signal);
  } catch (error) {
    if (readAuthToken() === null) throw redirect(paths.signIn);
    throw error; // the error page offers another try
  }
}

const isSubscribed = (user: User): boolean =>
  user.subscription !== null && Date.parse(user.subscription) > serverNow();
