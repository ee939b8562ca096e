import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import {
  ForgedEvent,
  PaymentsFailed,
  type Payments,
  type SubscriptionState,
} from '#providers/payments/payments.ts';
import * as store from './test-store.ts';
import { passTime, type TestSubscription } from './test-subscription.ts';

export const TEST_PRICES = { year: 'test_price_yearly', month: 'test_price_monthly' } as const;
export const TEST_CUSTOMER = 'test_customer_';
export const TEST_PAGES = { checkout: '/test-billing/checkout', portal: '/test-billing/portal' } as const;

const HOUR_MS = 3_600_000;
const CHECKOUT_OPEN_MS = 24 * HOUR_MS;
const PORTAL_OPEN_MS = 24 * HOUR_MS;

export interface TestParts {
  db: Database;
  clock: Clock;
}

/**
 * A payment service without charges: whoever has a page's address is its customer. Addresses lack an origin,
 * so browsers stay signed in.
 */
export function testPayments({ db, clock }: TestParts): Payments {
  const now = (): number => clock.now().getTime();
  return {
    isTest: true,
    prices: TEST_PRICES,
    createCustomer: async ({ userId }) => TEST_CUSTOMER + userId,
    async openCheckout(wanted) {
      const { id } = await store.storeCheckout(db, {
        id: store.unguessableId(),
        key: wanted.key,
        customer_id: wanted.customerId,
        price_id: wanted.priceId,
        success_url: withoutOrigin(wanted.successUrl),
        cancel_url: withoutOrigin(wanted.cancelUrl),
        state: 'open',
        created_at: now(),
      });
      return { id, url: `${TEST_PAGES.checkout}/${id}` };
    },
    async closeCheckout(id) {
      await store.endCheckout(db, id, 'closed');
      return (await store.findCheckout(db, id))?.state !== 'paid';
    },
    async findOpenCheckout(id) {
      const checkout = await store.findCheckout(db, id);
      if (!checkout || !isOpen(checkout, now())) return undefined;
      return { id, url: `${TEST_PAGES.checkout}/${id}`, priceId: checkout.price_id };
    },
    async openPortal({ customerId, returnUrl }) {
      const hasAny = (await store.findSubscriptions(db, customerId)).length > 0;
      if (!hasAny) throw new PaymentsFailed('there is nothing to manage', { retryable: false });
      const id = store.unguessableId();
      const portal = {
        id,
        customer_id: customerId,
        return_url: withoutOrigin(returnUrl),
        expires_at: now() + PORTAL_OPEN_MS,
      };
      await store.insertPortal(db, portal, now());
      return `${TEST_PAGES.portal}/${id}`;
    },
    async subscriptionsOf(customerId) {
      const kept = await store.findSubscriptions(db, customerId);
      return kept.map((one) => stateOf(passTime(one, now())));
    },
    customerOfCharge: async () => undefined,
    deleteCustomer: (customerId) => store.deleteCustomer(db, customerId),
    readEvent() {
      throw new ForgedEvent(SERVER_MESSAGES.webhookRefused);
    },
    close: async () => {},
  };
}

function withoutOrigin(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

export const isOpen = ({ state, created_at }: store.TestCheckout, now: number): boolean =>
  state === 'open' && now < created_at + CHECKOUT_OPEN_MS;

const stateOf = (one: TestSubscription): SubscriptionState => ({
  id: one.id,
  status: one.status,
  priceId: TEST_PRICES[one.interval],
  interval: one.interval,
  periodStart: one.period_start,
  periodEnd: one.period_end,
  cancelAt: one.cancels_at_period_end ? one.period_end : null,
  cancelsAtPeriodEnd: one.cancels_at_period_end === 1,
  endedAt: one.ended_at,
  endedUnpaid: one.ended_at !== null && one.ended_at < one.period_end,
  paymentWithdrawn: false,
  createdAt: one.created_at,
});
