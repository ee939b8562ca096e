import type { User } from '@pythia/contracts/accounts.ts';

/** How a subscription goes on, in a sentence; for whoever has Pro. */
export function subscriptionLine({ subscription, subscription_state, subscription_interval }: User): string {
  const date = longDate(subscription ?? '');
  if (subscription_state === 'past_due') return `Your last payment failed. Pro goes on until ${date}.`;
  if (subscription_state === 'ending') return `Cancelled: you keep Pro until ${date}.`;
  if (subscription_state === null) return `You have Pro until ${date}.`;
  return `Paid ${subscription_interval === 'month' ? 'monthly' : 'yearly'}, renews on ${date}.`;
}

const longDate = (instant: string): string =>
  new Date(instant).toLocaleDateString(undefined, { dateStyle: 'long' });
