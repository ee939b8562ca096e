import type { User } from '@pythia/contracts/accounts.ts';

type Subscribed = Pick<User, 'subscription' | 'subscription_state' | 'subscription_interval'>;

interface SubscriptionWords {
  plan: string;
  until: string | undefined;
}

const BILLED = { year: 'Pro, billed yearly', month: 'Pro, billed monthly' } as const;
const UNTIL = {
  renewing: (date: string) => `Renews on ${date}.`,
  ending: (date: string) => `Ends on ${date}.`,
  past_due: (date: string) => `Payment failed. You have Pro until ${date}.`,
} as const;

const WITHOUT_PRO = {
  renewing:
    'Your last payment was refunded or is disputed, so you do not have Pro. The subscription still renews: cancel it in the Billing Portal if you do not want it.',
  ending: undefined,
  past_due: 'Payment failed, so you do not have Pro. You can pay in the Billing Portal.',
} as const;

export function subscriptionWords(user: Subscribed, isPro: boolean): SubscriptionWords {
  const { subscription, subscription_state: state, subscription_interval: interval } = user;
  if (subscription === null) return { plan: 'Free', until: state ? WITHOUT_PRO[state] : undefined };
  const date = longDate(subscription);
  if (!isPro) return { plan: 'Free', until: `Pro ended on ${date}.` };
  const until = state ? UNTIL[state](date) : `You have Pro until ${date}.`;
  return { plan: interval ? BILLED[interval] : 'Pro', until };
}

const longDate = (instant: string): string =>
  new Date(instant).toLocaleDateString(undefined, { year: 'numeric', month: 'long', day: 'numeric' });
