import type { User } from '@pythia/contracts/accounts.ts';
import { lookAtSubscription } from '@pythia/contracts/billing.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { announceUserChange, changeKnownUser } from '#account/current-user.ts';

interface LookOptions {
  signal?: AbortSignal;
  /** Where the server is; the page's own origin unless said otherwise. */
  origin?: string;
}

/** Has our server ask the payment service, and tells every window when its answer is news. @throws ApiError */
export async function lookAgain(known: User, options: LookOptions = {}): Promise<User> {
  const user = await authorisedCall(lookAtSubscription, options);
  if (isNews(known, user)) {
    changeKnownUser(user);
    announceUserChange();
  }
  return user;
}

const isNews = (known: User, user: User): boolean =>
  known.subscription !== user.subscription ||
  known.subscription_id !== user.subscription_id ||
  known.subscription_state !== user.subscription_state ||
  known.subscription_interval !== user.subscription_interval;
