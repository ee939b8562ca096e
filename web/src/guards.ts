import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { readAuthToken } from './account/auth-token.ts';
import { lastKnownUser, userQuery } from './account/current-user.ts';
import { isShown } from './account/shown-area.ts';
import { isSubscribed } from './account/subscription.ts';
import { queryClient } from './api/query-client.ts';
import { syncSubscription } from './billing/sync-subscription.ts';
import { paidCounterpart, paths } from './paths.ts';

/**
 * The free area: for signed-in users without a subscription. One that begins while the area is on the screen is
 * the layout's to answer, as something may be half typed there.
 */
export async function freeAreaLoader({ request }: LoaderFunctionArgs): Promise<User> {
  const user = await signedInUser();
  const { pathname, search } = new URL(request.url);
  if (isSubscribed(user) && !isShown('free')) throw redirect(paidCounterpart(pathname) + search);
  return user;
}

/** The paid area: for subscribers. One whose subscription ends while it is on the screen stays, likewise. */
export async function paidAreaLoader({ request }: LoaderFunctionArgs): Promise<User> {
  const user = await signedInUser();
  if (isSubscribed(user) || isShown('paid')) return user;
  const asked = await askWhetherRenewed(user, request.signal);
  if (!isSubscribed(asked)) throw redirect(paths.freeDashboard);
  return asked;
}

/** A subscription that renews may have been renewed without our server having heard of it yet. */
async function askWhetherRenewed(user: User, signal: AbortSignal): Promise<User> {
  const renews = user.subscription !== null && user.subscription_state === 'renewing';
  if (!renews) return user;
  return syncSubscription(user, { signal }).catch(() => user); // without an answer, what is stored counts
}

/** The last known one while the server does not answer. */
async function signedInUser(): Promise<User> {
  try {
    return await queryClient.query(userQuery);
  } catch (error) {
    if (readAuthToken() === null) throw redirect(paths.signIn);
    const known = lastKnownUser();
    if (known) return known;
    throw error; // the error page offers another try
  }
}
