import type { FastifyInstance } from 'fastify';
import type { WorkFailure } from '#db/claimed-work.ts';
import type { Id } from '#db/database.ts';
import { pollingWorker } from '#core/polling-worker.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import type { Payments } from '#providers/payments/payments.ts';
import { actOnEvents } from './act-on-events.ts';
import { cancelForDeletion } from './intended-deletions.ts';
import { bindBilling, type BillingParts } from './routes.ts';
import { forgetTestCustomers } from './test-mode/forget-test-customers.ts';
import type { Look } from './test-mode/page-layout.ts';
import { serveTestPages } from './test-mode/serve-test-pages.ts';
import { testPayments } from './test-mode/test-payments.ts';

interface OpeningParts extends Omit<BillingParts, 'payments' | 'wake'> {
  payments: Payments | 'test' | undefined;
  testPages: Look;
  closeAccount: (userId: Id) => Promise<void>;
  onFailure: () => void;
}

export function openBilling(app: FastifyInstance, bind: Bind, parts: OpeningParts) {
  const { db, clock } = parts;
  const payments = parts.payments === 'test' ? testPayments({ db, clock }) : parts.payments;
  const wake = payments ? runInbox(app, { ...parts, payments }) : () => {};
  bindBilling(bind, { ...parts, payments, wake });
  if (payments?.isTest) serveTestPages(app, { db, clock, wake, look: parts.testPages });
  else app.addHook('onReady', () => forgetTestCustomers(db));
  return { cancelSubscriptions: (userId: Id) => cancelForDeletion({ db, clock, payments }, userId) };
}

/**
 * Runs each second, and when woken.
 * @returns wakes it
 */
function runInbox(app: FastifyInstance, parts: OpeningParts & { payments: Payments }): () => void {
  const onFailure = (failure: WorkFailure): void => {
    parts.onFailure();
    app.log[failure.dead ? 'error' : 'warn'](failure, 'an event of the payment service was not acted on');
  };
  const inbox = pollingWorker(
    (signal) => actOnEvents({ ...parts, onFailure }, signal),
    (error) => app.log.error({ err: error }, 'the billing inbox could not be read'),
  );
  app.addHook('onReady', async () => inbox.wake());
  app.addHook('onClose', () => inbox.stop());
  return inbox.wake;
}
