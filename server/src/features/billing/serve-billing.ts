import type { FastifyInstance } from 'fastify';
import type { Bind } from '#http/bind-endpoint.ts';
import type { Payments } from '#providers/payments/payments.ts';
import { billingInbox } from './billing-inbox.ts';
import { bindBilling, type BillingParts } from './routes.ts';
import { forgetTestCustomers } from './test-mode/forget-test-customers.ts';
import { serveTestPages } from './test-mode/serve-test-pages.ts';
import { testPayments } from './test-mode/test-payments.ts';

interface BillingServiceParts extends Omit<BillingParts, 'wake'> {
  /** Whether a test checkout of our own takes the place of a service that is not there. */
  mayTest: boolean;
  /** Hears of every event that could not be acted on. */
  onFailure: () => void;
}

/**
 * All about subscriptions: the calls, and what acts on the service's events while the server runs.
 * @returns the payment service, or the test checkout in its place; undefined where nobody can subscribe
 */
export function serveBilling(
  app: FastifyInstance,
  bind: Bind,
  { mayTest, onFailure, ...parts }: BillingServiceParts,
): Payments | undefined {
  const { db, clock } = parts;
  const payments = parts.payments ?? (mayTest ? testPayments(parts) : undefined);
  const inbox =
    payments &&
    billingInbox({
      ...parts,
      payments,
      onFailure: (failure) => {
        onFailure();
        app.log[failure.dead ? 'error' : 'warn'](failure, 'an event of the payment service was not acted on');
      },
      onError: (error) => app.log.error({ err: error }, 'the billing inbox could not be read'),
    });
  const wake = (): void => inbox?.wake();
  app.addHook('onReady', async () => wake());
  app.addHook('onClose', () => inbox?.stop());
  bindBilling(bind, { ...parts, payments, wake });
  if (payments?.isTest) serveTestPages(app, { db, clock, wake });
  else app.addHook('onReady', () => forgetTestCustomers(db));
  return payments;
}
