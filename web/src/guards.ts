import { redirect, type LoaderFunctionArgs } from 'react-router';
import { currentUser, type User } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ApiError, sentenceFor } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { clearAuthToken, readAuthToken } from './account/auth-token.ts';
import { leaveSignInNotice } from './account/sign-in-notice.ts';
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
  const token = readAuthToken();
  if (!token) throw redirect(paths.signIn);
  try {
    return await call(currentUser, { token, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError && error.status === 401) clearAuthToken();
    leaveSignInNotice(sentenceFor(error, MESSAGES.failedToFetchUser));
    throw redirect(paths.signIn);
  }
}

const isSubscribed = (user: User): boolean =>
  user.subscription !== null && Date.parse(user.subscription) > Date.now();
