import { expect, test } from 'vitest';
import { ManualClock } from '#testing/manual-clock.ts';
import type { PriceGiven } from '#testing/stripe-server/objects/price.ts';
import { startStripeServer } from '#testing/stripe-server/start-stripe-server.ts';
import { openStripe } from './open-stripe.ts';
import { wrongPrices } from './wrong-prices.ts';

const PRICES = { year: 'price_yearly', month: 'price_monthly' };
const EXPECTED = { currency: 'usd', amounts: { year: 28_800, month: 8_000 } };
const YEARLY: PriceGiven = { id: 'price_yearly', interval: 'year', amount: 28_800 };
const MONTHLY: PriceGiven = { id: 'price_monthly', interval: 'month', amount: 8_000 };

async function lookAt(prices: PriceGiven[]): Promise<string[]> {
  const server = await startStripeServer({ clock: new ManualClock(), prices });
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = server.environment;
  const { stripe, close } = openStripe({ secretKey, apiBase });
  try {
    return await wrongPrices(stripe, PRICES, EXPECTED);
  } finally {
    close();
    await server.close();
  }
}

test('says nothing of prices that are as the pages say', async () => {
  expect(await lookAt([YEARLY, MONTHLY])).toEqual([]);
});

test.each([
  ['another amount', { amount: 2_400 }, /2400 usd.*every 1 year at Stripe, but 28800 usd/],
  ['another currency', { currency: 'eur' }, /28800 eur/],
  ['another interval', { interval: 'month' as const }, /every 1 month at Stripe, but .* every 1 year/],
  ['an archived price', { active: false }, /archived/],
])('names %s', async (_what, change, sentence) => {
  const messages = await lookAt([{ ...YEARLY, ...change }, MONTHLY]);
  expect(messages).toEqual([expect.stringMatching(sentence)]);
});

test('says so when a price is not there', async () => {
  expect(await lookAt([YEARLY])).toEqual([
    expect.stringMatching(/could not be looked at: .*resource_missing/),
  ]);
});
