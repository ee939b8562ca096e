import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { readAuthToken } from './account/auth-token.ts';
import { lastKnownUser, userQuery } from './account/current-user.ts';
import { isShown } from './account/shown-area.ts';
import { isSubscribed } from './account/subscription.ts';
import { queryClient } from './api/query-client.ts';
import { syncSubscription } from './billing/sync-subscription.ts';
import { paidCounterpart, paths } from './paths.ts';

/** Somebody whose subscription begins on the page stays: text may be half typed. The layout moves them. */
export async function freeAreaLoader({ request }: LoaderFunctionArgs): Promise<User> {
  const user = await signedInUser();
  const { pathname, search } = new URL(request.url);
  if (isSubscribed(user) && !isShown('free')) throw redirect(paidCounterpart(pathname) + search);
  return user;
}

export async function paidAreaLoader({ request }: LoaderFunctionArgs): Promise<User> {
  const user = await signedInUser();
  if (isSubscribed(user) || isShown('paid')) return user;
  const asked = await askWhetherRenewed(user, request.signal);
  if (!isSubscribed(asked)) throw redirect(paths.freeDashboard);
  return asked;
}

/** A renewal may not have reached our server. */
async function askWhetherRenewed(user: User, signal: AbortSignal): Promise<User> {
  const renews = user.subscription !== null && user.subscription_state === 'renewing';
  if (!renews) return user;
  return syncSubscription(user, { signal }).catch(() => user);
}

async function signedInUser(): Promise<User> {
  try {
    return await queryClient.query(userQuery);
  } catch (error) {
    if (readAuthToken() === null) throw redirect(paths.signIn);
    const known = lastKnownUser();
    if (known) return known;
    throw error;
  }
}
