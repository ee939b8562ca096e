import { expect, it } from 'vitest';
import { subscriptionWords } from './subscription-words.ts';

const PRO = {
  subscription: '2026-11-22T12:00:00.000Z',
  subscription_state: 'renewing',
  subscription_interval: 'year',
} as const;
const words = (changes: Partial<Record<keyof typeof PRO, string | null>>, isPro = true) =>
  subscriptionWords({ ...PRO, ...changes } as typeof PRO, isPro);

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
  expect(words(none, false)).toEqual({ plan: 'Free', until: undefined });
});

it.each([
  ['renewing', /refunded or is disputed.* still renews/],
  ['past_due', /^Payment failed, so you do not have Pro/],
])('says why a subscription that is %s gives no Pro', (subscription_state, until) => {
  const words = { subscription: null, subscription_state, subscription_interval: 'year' } as Parameters<
    typeof subscriptionWords
  >[0];
  expect(subscriptionWords(words, false)).toEqual({ plan: 'Free', until: expect.stringMatching(until) });
});

it('says when a subscription ended that is over', () => {
  const over = words({ subscription_state: 'ending' }, false);
  expect(over.plan).toBe('Free');
  expect(over.until).toMatch(/^Pro ended on .*November.*2026\.$/);
});
