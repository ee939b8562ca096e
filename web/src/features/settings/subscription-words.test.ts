import { expect, it } from 'vitest';
import { subscriptionWords } from './subscription-words.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const PRO = {
  subscription: '2026-11-22T12:00:00.000Z',
  subscription_state: 'renewing',
  subscription_interval: 'year',
} as const;
const words = (changes: Partial<Record<keyof typeof PRO, string | null>>) =>
  subscriptionWords({ ...PRO, ...changes } as typeof PRO, NOW);

it.each([
  ['renewing', /^Renews on .*November.*2026\.$/],
  ['ending', /^Ends on .*November.*2026\.$/],
  ['past_due', /^Payment failed\. You have Pro until .*November.*2026\.$/],
  [null, /^You have Pro until .*November.*2026\.$/],
])('says of the state %s what it means, with the date in full', (subscription_state, until) => {
  expect(words({ subscription_state }).until).toMatch(until);
});

it('names how Pro is billed, where it is', () => {
  expect(words({}).plan).toBe('Pro, billed yearly');
  expect(words({ subscription_interval: 'month' }).plan).toBe('Pro, billed monthly');
  expect(words({ subscription_interval: null }).plan).toBe('Pro');
});

it('gives no date to whoever never had a subscription', () => {
  const none = { subscription: null, subscription_state: null, subscription_interval: null };
  expect(words(none)).toEqual({ plan: 'Free', isPro: false });
});

it('says when a subscription ended that is over', () => {
  const over = words({ subscription: '2026-03-01T12:00:00.000Z', subscription_state: 'ending' });
  expect(over).toMatchObject({ plan: 'Free', isPro: false });
  expect(over.until).toMatch(/^Pro ended on .*March.*2026\.$/);
});
