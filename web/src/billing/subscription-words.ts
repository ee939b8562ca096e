import type { User } from '@pythia/contracts/accounts.ts';

type Subscribed = Pick<User, 'subscription' | 'subscription_state' | 'subscription_interval'>;

interface SubscriptionWords {
  plan: string;
  /** When it ends or goes on; undefined while there never was one. */
  until?: string;
}

const BILLED = { year: 'Pro, billed yearly', month: 'Pro, billed monthly' } as const;
const UNTIL = {
  renewing: (date: string) => `Renews on ${date}.`,
  ending: (date: string) => `Ends on ${date}.`,
  past_due: (date: string) => `Payment failed. You have Pro until ${date}.`,
} as const;

/** How a subscription goes on, with its date in full; the same wherever it is told. */
export function subscriptionWords(user: Subscribed, isPro: boolean): SubscriptionWords {
  const { subscription, subscription_state: state, subscription_interval: interval } = user;
  if (subscription === null) return { plan: 'Free' };
  const date = longDate(subscription);
  if (!isPro) return { plan: 'Free', until: `Pro ended on ${date}.` };
  const until = state ? UNTIL[state](date) : `You have Pro until ${date}.`;
  return { plan: interval ? BILLED[interval] : 'Pro', until };
}

const longDate = (instant: string): string =>
  new Date(instant).toLocaleDateString(undefined, { year: 'numeric', month: 'long', day: 'numeric' });
