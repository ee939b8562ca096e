import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ManualClock } from '#testing/manual-clock.ts';
import { openStripePayments } from '#testing/stripe-server/open-stripe-payments.ts';
import { begin, cancelAtPeriodEnd } from '#testing/stripe-server/subscription-life.ts';
import { sign } from '#testing/stripe-server/webhooks.ts';
import { closeDispute, dispute, refund } from '#testing/stripe-server/withdraw-payment.ts';
import { ForgedEvent, type PaymentEvent } from '../payments.ts';
import { eventReader } from './event-reader.ts';

const MINUTE_MS = 60_000;

let open: Awaited<ReturnType<typeof openStripePayments>>;
let customer: string;
beforeEach(async () => {
  open = await openStripePayments();
  customer = await open.payments.createCustomer({ userId: 'u-1', email: 'ada@example.com' });
});
afterEach(() => open.close());

const seconds = (clock: ManualClock): number => Math.floor(clock.now().getTime() / 1000);

function readAll(): (PaymentEvent | undefined)[] {
  return open.server.account.events.map((event) => {
    const { body, signature } = open.server.signed(event);
    return open.payments.readEvent(Buffer.from(body), signature);
  });
}

function subscribe() {
  const price = open.server.account.find('price', 'price_monthly');
  if (!price) throw new Error('no price');
  const subscription = begin(open.server.account, { customer, price });
  const [charge] = open.server.account.all('charge');
  if (!charge) throw new Error('nothing was charged');
  return { subscription, charge };
}

test('events of a subscription name its customer', () => {
  cancelAtPeriodEnd(open.server.account, subscribe().subscription);
  const read = readAll().filter((event) => event?.type.startsWith('customer.subscription.'));
  expect(read.map((event) => event?.type)).toEqual([
    'customer.subscription.created',
    'customer.subscription.updated',
  ]);
  for (const event of read) expect(event?.about).toEqual({ customerId: customer });
});

test('refunds and disputes name the charge', () => {
  const { charge } = subscribe();
  refund(open.server.account, charge);
  closeDispute(open.server.account, dispute(open.server.account, charge), 'lost');
  const read = readAll().filter((event) => event && 'chargeId' in event.about);
  expect(read).toEqual(
    ['charge.refunded', 'charge.dispute.created', 'charge.dispute.closed'].map((type) => ({
      id: expect.stringMatching(/^evt_/),
      type,
      about: { chargeId: charge.id },
    })),
  );
});

test.each(['invoice.upcoming', 'customer.created', 'charge.succeeded', 'invoice.created'] as const)(
  '%s does not concern us',
  (type) => {
    open.server.account.tell(type, { customer, id: 'x', object: 'x' });
    expect(readAll().at(-1)).toBeUndefined();
  },
);

test('an event is taken for five minutes after it was sent, and not longer', () => {
  subscribe();
  const event = open.server.account.events.find(({ type }) => type === 'invoice.paid');
  if (!event) throw new Error('no event');
  const { body, signature } = open.server.signed(event);
  const read = () => open.payments.readEvent(Buffer.from(body), signature);
  open.clock.advance(5 * MINUTE_MS);
  expect(read()).toMatchObject({ id: event.id });
  open.clock.advance(1_000);
  expect(read).toThrow(ForgedEvent);
});

test('a body with one byte changed is refused', () => {
  subscribe();
  const [event] = open.server.account.events;
  if (!event) throw new Error('no event');
  const { body, signature } = open.server.signed(event);
  const changed = Buffer.from(body.replace(customer, customer.replace(/.$/, 'x')));
  expect(() => open.payments.readEvent(changed, signature)).toThrow(ForgedEvent);
});

test('while a secret is replaced, events signed with either are taken, and with no third', () => {
  subscribe();
  const event = open.server.account.events.find(({ type }) => type === 'invoice.paid');
  if (!event) throw new Error('no event');
  const read = eventReader(['whsec_old', 'whsec_new'], open.clock);
  const readSigned = (secret: string) => {
    const { body, signature } = sign(event, secret, seconds(open.clock));
    return read(Buffer.from(body), signature);
  };
  expect(readSigned('whsec_old')).toMatchObject({ id: event.id });
  expect(readSigned('whsec_new')).toMatchObject({ id: event.id });
  expect(() => readSigned('whsec_third')).toThrow(ForgedEvent);
});
