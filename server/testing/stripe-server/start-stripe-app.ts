import type { Stripe } from 'stripe';
import type { FastifyInstance } from 'fastify';
import { ManualClock } from '../manual-clock.ts';
import { startTestApp, type TestApp } from '../start-test-app.ts';
import { startStripeServer } from './start-stripe-server.ts';

/** Shares one clock. */
export async function startStripeApp() {
  let running: TestApp | undefined;
  const before = new ManualClock();
  const stripe = await startStripeServer({ clock: { now: () => (running?.clock ?? before).now() } });
  running = await startTestApp({ ...stripe.environment, RATE_LIMIT_FACTOR: '100' });
  const started = running;
  return {
    ...started,
    stripe,
    /**
     * Posts like Stripe.
     * @param to another instance
     */
    deliver: (event: Stripe.Event, to: FastifyInstance = started.app) => {
      const { body, signature } = stripe.signed(event);
      return to.inject({
        method: 'POST',
        url: '/api/v1/utils/stripe-webhook',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        payload: body,
      });
    },
    close: async (): Promise<void> => {
      await started.close();
      await stripe.close();
    },
  };
}
