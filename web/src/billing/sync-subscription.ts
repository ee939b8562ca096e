import type { User } from '@pythia/contracts/accounts.ts';
import { refreshSubscription } from '@pythia/contracts/billing.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { announceUserChange, changeKnownUser } from '#account/current-user.ts';

interface SyncOptions {
  signal?: AbortSignal;
  origin?: string;
}

export async function syncSubscription(known: User, options: SyncOptions = {}): Promise<User> {
  const user = await authorisedCall(refreshSubscription, options);
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
