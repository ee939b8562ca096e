import { stripePayments } from '#providers/payments/stripe/stripe-payments.ts';
import { ManualClock } from '../manual-clock.ts';
import type { PriceGiven } from './objects/price.ts';
import { startStripeServer } from './start-stripe-server.ts';

export async function openStripePayments({
  timeoutMs,
  prices,
  ours = { year: 'price_yearly', month: 'price_monthly' },
}: { timeoutMs?: number; prices?: PriceGiven[]; ours?: { year: string; month: string } } = {}) {
  const clock = new ManualClock();
  const server = await startStripeServer({ clock, ...(prices && { prices }) });
  const wrongPrices: string[] = [];
  const payments = stripePayments({
    secretKey: server.environment.STRIPE_SECRET_KEY,
    webhookSecret: server.environment.STRIPE_WEBHOOK_SECRET,
    prices: ours,
    apiBase: server.environment.STRIPE_API_BASE,
    clock,
    expected: { currency: 'usd', amounts: { year: 28_800, month: 8_000 } },
    onWrongPrice: (message) => wrongPrices.push(message),
    timeoutMs,
  });
  return {
    payments,
    server,
    clock,
    wrongPrices,
    close: async (): Promise<void> => {
      await payments.close();
      await server.close();
    },
  };
}

/**
 * Presses on a hosted page; rejects without one.
 * @returns where it leads
 */
export async function press(url: string, action: string): Promise<string | null> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
  if (answer.status >= 400) throw new Error(await answer.text());
  return answer.headers.get('location');
}
