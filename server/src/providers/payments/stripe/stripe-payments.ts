import type { Clock } from '#core/clock.ts';
import type { Payments } from '../payments.ts';
import { closeCheckout, findOpenCheckout, openCheckout } from './checkouts.ts';
import { customerFor } from './customer-for.ts';
import { eventReader } from './event-reader.ts';
import { fromStripe, idOf, unlessMissing } from './from-stripe.ts';
import { openStripe, type StripeConnection } from './open-stripe.ts';
import { subscriptionsOf } from './subscriptions-of.ts';
import { wrongPrices, type ExpectedPrices } from './wrong-prices.ts';

export interface StripeOptions extends StripeConnection {
  /** Comma-separated during a rotation. */
  webhookSecret: string;
  /** Comma-separated ids, the price on offer first; subscribers of earlier prices keep Pro. */
  prices: { year: string; month: string };
  clock: Clock;
  expected: ExpectedPrices;
  onWrongPrice: (message: string) => void;
}

export function stripePayments(options: StripeOptions): Payments {
  const { clock } = options;
  const known = { year: partsOf(options.prices.year), month: partsOf(options.prices.month) };
  const prices = { year: known.year[0] ?? '', month: known.month[0] ?? '' };
  const { stripe, close } = openStripe(options);
  let isOpen = true;
  const tell = (message: string): void => void (isOpen && options.onWrongPrice(message));
  void wrongPrices(stripe, prices, options.expected).then((messages) => messages.forEach(tell));
  return {
    isTest: false,
    prices,
    createCustomer: (user) => fromStripe(() => customerFor(stripe, user, clock)),
    openCheckout: (wanted) => fromStripe(() => openCheckout(stripe, wanted)),
    closeCheckout: (id) => fromStripe(() => closeCheckout(stripe, id)),
    findOpenCheckout: (id) => fromStripe(() => findOpenCheckout(stripe, id)),
    openPortal: ({ customerId, returnUrl }) =>
      fromStripe(async () => {
        const params = { customer: customerId, return_url: returnUrl };
        return (await stripe.billingPortal.sessions.create(params)).url;
      }),
    subscriptionsOf: (customerId) => fromStripe(() => subscriptionsOf(stripe, customerId, known)),
    customerOfCharge: (chargeId) =>
      fromStripe(async () => {
        const charge = await unlessMissing(stripe.charges.retrieve(chargeId));
        return charge?.customer ? idOf(charge.customer) : undefined;
      }),
    deleteCustomer: (customerId) =>
      fromStripe(async () => void (await unlessMissing(stripe.customers.del(customerId)))),
    readEvent: eventReader(partsOf(options.webhookSecret), clock),
    close: async () => {
      isOpen = false;
      close();
    },
  };
}

const partsOf = (list: string): string[] => list.split(',').map((part) => part.trim());
