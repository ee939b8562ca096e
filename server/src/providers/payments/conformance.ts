import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ForgedEvent, PaymentsFailed, type Payments } from './payments.ts';

export interface PaymentsSubject {
  payments: Payments;
  pay(checkoutUrl: string): Promise<void>;
  cancel(portalUrl: string): Promise<void>;
  close(): Promise<void>;
}

const USER = { userId: '7f0c6f8e-0000-4000-8000-000000000001', email: 'ada@example.com' };
const RETURN = 'https://pythia.example/free-dashboard/upgrade';
const DAY_MS = 86_400_000;

export function describePayments(name: string, open: () => Promise<PaymentsSubject>): void {
  describe(`${name} keeps the contract of payments`, () => {
    let subject: PaymentsSubject;
    let payments: Payments;
    beforeEach(async () => {
      subject = await open();
      ({ payments } = subject);
    });
    afterEach(() => subject.close());

    const customer = (): Promise<string> => payments.createCustomer(USER);
    const checkout = (customerId: string, key = 'one', interval: 'year' | 'month' = 'year') =>
      payments.openCheckout({
        customerId,
        userId: USER.userId,
        priceId: payments.prices[interval],
        successUrl: `${RETURN}?checkout=success`,
        cancelUrl: `${RETURN}?checkout=canceled`,
        key,
      });

    test('makes one customer for a user, however often and at once it is asked', async () => {
      const ids = new Set([...(await Promise.all([customer(), customer(), customer()])), await customer()]);
      expect(ids.size).toBe(1);
    });

    test('makes another customer for another user, also with the same address', async () => {
      const other = { ...USER, userId: '7f0c6f8e-0000-4000-8000-000000000002' };
      expect(await payments.createCustomer(other)).not.toBe(await customer());
    });

    test('opens the same page for the same key, and another for another', async () => {
      const customerId = await customer();
      const first = await checkout(customerId);
      expect(await checkout(customerId)).toEqual(first);
      expect(await checkout(customerId, 'two')).not.toEqual(first);
    });

    test('finds an open checkout with its plan', async () => {
      const opened = await checkout(await customer(), 'one', 'month');
      expect(await payments.findOpenCheckout(opened.id)).toEqual({
        ...opened,
        priceId: payments.prices.month,
      });
    });

    test('nobody can pay in a checkout that was closed', async () => {
      const { id, url } = await checkout(await customer());
      expect(await payments.closeCheckout(id)).toBe(true);
      expect(await payments.findOpenCheckout(id)).toBeUndefined();
      await expect(subject.pay(url)).rejects.toBeInstanceOf(Error);
      expect(await payments.closeCheckout(id)).toBe(true);
    });

    test('a checkout that was paid is not open, and cannot be closed', async () => {
      const { id, url } = await checkout(await customer());
      await subject.pay(url);
      expect(await payments.findOpenCheckout(id)).toBeUndefined();
      expect(await payments.closeCheckout(id)).toBe(false);
    });

    test('a checkout that it does not know is not open', async () => {
      expect(await payments.findOpenCheckout('cs_unknown')).toBeUndefined();
    });

    test.each(['year', 'month'] as const)(
      'who has paid for a %s has a subscription of that length',
      async (interval) => {
        const customerId = await customer();
        await subject.pay((await checkout(customerId, 'one', interval)).url);
        const [subscription, ...others] = await payments.subscriptionsOf(customerId);
        expect(others).toEqual([]);
        expect(subscription).toEqual({
          id: expect.any(String),
          status: 'active',
          priceId: payments.prices[interval],
          interval,
          periodStart: expect.any(Number),
          periodEnd: expect.any(Number),
          cancelAt: null,
          cancelsAtPeriodEnd: false,
          endedAt: null,
          endedUnpaid: false,
          paymentWithdrawn: false,
          createdAt: expect.any(Number),
        });
        const days = ((subscription?.periodEnd ?? 0) - (subscription?.periodStart ?? 0)) / DAY_MS;
        expect(days).toBeGreaterThanOrEqual(interval === 'year' ? 365 : 28);
        expect(days).toBeLessThanOrEqual(interval === 'year' ? 366 : 31);
      },
    );

    test('a subscription that was cancelled runs to the end of its period', async () => {
      const customerId = await customer();
      await subject.pay((await checkout(customerId)).url);
      await subject.cancel(await payments.openPortal({ customerId, returnUrl: RETURN }));
      const [subscription] = await payments.subscriptionsOf(customerId);
      expect(subscription).toMatchObject({ status: 'active', endedAt: null });
      expect(subscription?.cancelAt ?? subscription?.periodEnd).toBe(subscription?.periodEnd);
      expect(subscription?.cancelsAtPeriodEnd || subscription?.cancelAt !== null).toBe(true);
    });

    test('a customer that it does not know has no subscription', async () => {
      expect(await payments.subscriptionsOf('cus_unknown')).toEqual([]);
    });

    test('no subscription of a customer that was deleted runs on, also when it is deleted again', async () => {
      const customerId = await customer();
      await subject.pay((await checkout(customerId)).url);
      await payments.deleteCustomer(customerId);
      await payments.deleteCustomer(customerId);
      const states = await payments.subscriptionsOf(customerId);
      expect(states.filter(({ status }) => status !== 'canceled')).toEqual([]);
      await expect(payments.openPortal({ customerId, returnUrl: RETURN })).rejects.toThrow(PaymentsFailed);
    });

    test("a charge that it does not know is nobody's", async () => {
      expect(await payments.customerOfCharge('ch_unknown')).toBeUndefined();
    });

    test.each([undefined, '', 't=1,v1=00'])('takes no event that is signed %o', (signature) => {
      const body = Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid' }));
      expect(() => payments.readEvent(body, signature)).toThrow(ForgedEvent);
    });
  });
}
