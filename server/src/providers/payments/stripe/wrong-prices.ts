import type { Stripe } from 'stripe';
import type { Payments } from '../payments.ts';
import { fromStripe } from './from-stripe.ts';

/** Cents for a whole interval. */
export interface ExpectedPrices {
  currency: string;
  amounts: { year: number; month: number };
}

export async function wrongPrices(
  stripe: Stripe,
  prices: Payments['prices'],
  { currency, amounts }: ExpectedPrices,
): Promise<string[]> {
  const check = async (interval: 'year' | 'month'): Promise<string[]> => {
    const price = await fromStripe(() => stripe.prices.retrieve(prices[interval]));
    const wanted = words(amounts[interval], currency, interval, 1);
    const { recurring } = price;
    const found = words(price.unit_amount, price.currency, recurring?.interval, recurring?.interval_count);
    if (!price.active) return [`The price ${price.id} is archived at Stripe: nobody can subscribe to it.`];
    return found === wanted
      ? []
      : [`The price ${price.id} is ${found} at Stripe, but ${wanted} on our pages.`];
  };
  const checks = await Promise.allSettled([check('year'), check('month')]);
  return checks.flatMap((checked) =>
    checked.status === 'fulfilled'
      ? checked.value
      : [`A price at Stripe could not be looked at: ${String(checked.reason)}`],
  );
}

const words = (amount: number | null, currency: string, interval?: string, count?: number): string =>
  `${amount} ${currency} (smallest unit) every ${count} ${interval}`;
