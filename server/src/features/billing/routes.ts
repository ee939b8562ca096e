import type { User } from '@pythia/contracts/accounts.ts';
import * as contract from '@pythia/contracts/billing.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { PRICES, type BillingInterval } from '@pythia/contracts/pricing.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { PaymentsFailed, type Payments } from '#providers/payments/payments.ts';
import { openPortal } from './open-portal.ts';
import { receiveWebhook } from './receive-event.ts';
import { reconcile } from './reconcile.ts';
import { startCheckout, type CheckoutParts } from './start-checkout.ts';

export interface BillingParts extends Omit<CheckoutParts, 'payments'> {
  payments: Payments | undefined;
  wake: () => void;
  findUser: (userId: Id) => Promise<User>;
}

export function bindBilling(bind: Bind, parts: BillingParts): void {
  const configured = () => {
    const { payments } = parts;
    if (!payments) throw new AppError('unavailable', MESSAGES.billingNotConfigured);
    return { ...parts, payments };
  };

  bind(contract.listPlans, () => {
    const { prices, isTest } = configured().payments;
    const plan = (interval: BillingInterval) => ({
      interval,
      price_id: prices[interval],
      amount: PRICES.pro[interval],
      per: 'month' as const,
    });
    return { plans: [plan('year'), plan('month')], test_mode: isTest };
  });

  bind(contract.createCheckout, ({ identity, query }) =>
    answerForService(startCheckout(configured(), { userId: identity.userId, priceId: query.price_id })),
  );

  bind(contract.createPortal, async ({ identity, body }) => {
    const wanted = { userId: identity.userId, subscriptionId: body.subscription_id };
    return { url: await answerForService(openPortal(configured(), wanted)) };
  });

  bind(contract.refreshSubscription, async ({ identity }) => {
    const { payments } = parts;
    if (payments) await answerForService(reconcile({ ...parts, payments }, identity.userId));
    return parts.findUser(identity.userId);
  });

  bind(contract.stripeWebhook, async ({ body, readHeader }) => {
    await receiveWebhook(configured(), body, readHeader('stripe-signature'));
    return { received: true as const };
  });
}

async function answerForService<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error;
    const code = error.retryable ? 'unavailable' : 'upstream-failed';
    throw new AppError(code, SERVER_MESSAGES.billingUnavailable, { cause: error });
  }
}
