import type { User } from '@pythia/contracts/accounts.ts';

type Subscribed = Pick<User, 'subscription' | 'subscription_state' | 'subscription_interval'>;

interface SubscriptionWords {
  plan: string;
  /** When it ends or goes on; undefined while there never was one. */
  until?: string;
  isPro: boolean;
}

const BILLED = { year: 'Pro, billed yearly', month: 'Pro, billed monthly' } as const;
const UNTIL = {
  renewing: (date: string) => `Renews on ${date}.`,
  ending: (date: string) => `Ends on ${date}.`,
  past_due: (date: string) => `Payment failed. You have Pro until ${date}.`,
} as const;

/** @param now in milliseconds, by the server's clock */
export function subscriptionWords(user: Subscribed, now: number): SubscriptionWords {
  const { subscription, subscription_state: state, subscription_interval: interval } = user;
  if (subscription === null) return { plan: 'Free', isPro: false };
  const date = longDate(subscription);
  if (Date.parse(subscription) <= now) return { plan: 'Free', until: `Pro ended on ${date}.`, isPro: false };
  const until = state ? UNTIL[state](date) : `You have Pro until ${date}.`;
  return { plan: interval ? BILLED[interval] : 'Pro', until, isPro: true };
}

const longDate = (instant: string): string =>
  new Date(instant).toLocaleDateString(undefined, { year: 'numeric', month: 'long', day: 'numeric' });
