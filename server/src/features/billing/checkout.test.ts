import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeAccount } from '#features/users/deletion-store.ts';
import { PaymentsFailed } from '#providers/payments/payments.ts';
import { billingCalls } from '#testing/billing-calls.ts';
import { ScriptedPayments, subscriptionOf } from '#testing/scripted-payments.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { customerOf } from './customer-of.ts';
import { findCustomer, storeCustomer } from './customers-store.ts';
import { forgetCustomer } from './forget-customer.ts';

const YEAR = 'price_year';
const MONTH = 'price_month';

let running: TestApp;
let payments: ScriptedPayments;
let user: SignedInUser;
let calls: ReturnType<typeof billingCalls>;
beforeEach(async () => {
  payments = new ScriptedPayments();
  running = await startTestApp({ RATE_LIMIT_FACTOR: '100' }, { payments });
  user = await signInNewUser(running);
  calls = billingCalls(running, user);
});
afterEach(() => running.close());

const openCheckouts = () => payments.checkouts.filter(({ state }) => state === 'open');
const customer = async () => (await findCustomer(running.dependencies.db, user.userId))!;
const subscribe = async (...changes: Parameters<typeof subscriptionOf>[1][]): Promise<void> => {
  const states = changes.map((change) => subscriptionOf(running.clock.now(), change));
  payments.subscriptions.set((await customer()).customer_id, states);
};

test('a checkout is opened for the plan, and leads back to the plans', async () => {
  const reply = await calls.checkout(YEAR);
  expect(reply.json()).toEqual({ url: 'https://pay.example/checkout_1', leads_to: 'checkout' });
  const [opened] = payments.checkouts;
  expect(opened).toMatchObject({ priceId: YEAR, userId: user.userId });
  expect(opened?.successUrl).toMatch(/^http:\/\/localhost:\d+\/free-dashboard\/upgrade\?checkout=success$/);
  expect(opened?.cancelUrl).toMatch(/\/free-dashboard\/upgrade\?checkout=canceled$/);
});

test('what is not on offer, or is wanted by nobody who is signed in, is refused', async () => {
  const unknown = await calls.checkout('price_of_another_shop');
  expect([unknown.statusCode, unknown.json()]).toEqual([400, { detail: 'This plan is not available.' }]);
  const stranger = billingCalls(running, { headers: { authorization: 'Bearer none' } });
  expect((await stranger.checkout(YEAR)).statusCode).toBe(401);
  expect(payments.customersMade).toBe(0);
});

test('a checkout that is open is used again; another plan’s takes its place', async () => {
  const first = await calls.checkout(YEAR);
  expect((await calls.checkout(YEAR)).json()).toEqual(first.json());
  const other = await calls.checkout(MONTH);
  expect(other.json()).not.toEqual(first.json());
  expect(openCheckouts()).toMatchObject([{ priceId: MONTH }]);
});

test('a checkout that has expired is replaced', async () => {
  await calls.checkout(YEAR);
  payments.checkouts[0]!.state = 'closed';
  expect((await calls.checkout(YEAR)).json()).toMatchObject({ url: 'https://pay.example/checkout_2' });
});

test('many presses in two windows, at two instances, make one customer and one checkout', async () => {
  const second = await startSecondInstance(running);
  const there = billingCalls(second, user);
  const replies = await Promise.all([1, 2, 3].flatMap(() => [calls.checkout(YEAR), there.checkout(YEAR)]));
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  expect(replies[0]?.json()).toMatchObject({ leads_to: 'checkout' });
  expect(openCheckouts()).toHaveLength(1);
  const customers = new Set(payments.checkouts.map(({ customerId }) => customerId));
  expect(customers).toEqual(new Set([(await customer()).customer_id]));
  await second.close();
});

test('of two customers made at once the one kept first stays', async () => {
  const { db } = running.dependencies;
  for (const customerId of ['first', 'second'])
    await storeCustomer(db, { userId: user.userId, customerId, now: 0 });
  expect((await customer()).customer_id).toBe('first');
});

test('two plans pressed at once leave one checkout that can be paid', async () => {
  const second = await startSecondInstance(running);
  const there = billingCalls(second, user);
  await Promise.all([
    calls.checkout(YEAR),
    there.checkout(MONTH),
    calls.checkout(MONTH),
    there.checkout(YEAR),
  ]);
  expect(openCheckouts().map(({ id }) => id)).toEqual([(await customer()).checkout_id]);
  await second.close();
});

test.each([
  ['renews', {}],
  ['was cancelled and goes on', { cancelsAtPeriodEnd: true }],
  ['waits for a payment', { status: 'past_due' }],
  ['was not paid', { status: 'unpaid' }],
] as const)('whoever has a subscription that %s is led to the portal', async (_how, change) => {
  await calls.checkout(YEAR);
  payments.checkouts[0]!.state = 'paid';
  await subscribe(change);
  const reply = await calls.checkout(MONTH);
  expect(reply.json()).toEqual({
    url: `https://pay.example/portal/${(await customer()).customer_id}`,
    leads_to: 'portal',
  });
  expect(payments.checkouts).toHaveLength(1);
});

test('whoever paid meanwhile in another window is led to the portal, and has Pro', async () => {
  await calls.checkout(YEAR);
  await subscribe({ interval: 'year' });
  payments.checkouts[0]!.state = 'paid';
  expect((await calls.checkout(YEAR)).json()).toMatchObject({ leads_to: 'portal' });
  expect(await calls.me()).toMatchObject({ subscription_state: 'renewing', subscription_interval: 'year' });
});

test('a payment that slips in while another plan is opened leads to the portal', async () => {
  await calls.checkout(YEAR);
  const close = payments.closeCheckout.bind(payments);
  payments.closeCheckout = (id) => {
    payments.checkouts[0]!.state = 'paid'; // just before
    return close(id);
  };
  expect((await calls.checkout(MONTH)).json()).toMatchObject({ leads_to: 'portal' });
  expect(payments.checkouts).toHaveLength(1);
});

test('whoever had a subscription, whose end we did not hear of, may buy again', async () => {
  await calls.checkout(YEAR);
  await subscribe({});
  await calls.refresh();
  payments.checkouts[0]!.state = 'paid';
  await subscribe({ status: 'canceled', endedAt: running.clock.now().getTime() });
  expect((await calls.checkout(YEAR)).json()).toMatchObject({ leads_to: 'checkout' });
});

test.each([
  [true, 503],
  [false, 502],
])(
  'a service that fails (to be tried again: %s) is a %i, and the next try succeeds',
  async (retryable, status) => {
    payments.failure = new PaymentsFailed('away', { retryable });
    const reply = await calls.checkout(YEAR);
    expect([reply.statusCode, reply.json()]).toEqual([
      status,
      { detail: 'The payment service is not responding. Nothing was charged. Please try again.' },
    ]);
    payments.failure = undefined;
    expect((await calls.checkout(YEAR)).statusCode).toBe(200);
  },
);

test('a customer that the service does not know any more is replaced', async () => {
  await calls.checkout(YEAR);
  const { customer_id: gone } = await customer();
  payments.checkouts[0]!.state = 'closed';
  const open = payments.openCheckout.bind(payments);
  payments.openCheckout = async (wanted) => {
    if (wanted.customerId === gone) throw new PaymentsFailed('no such customer', { retryable: false });
    return open(wanted);
  };
  expect((await calls.checkout(YEAR)).json()).toMatchObject({ leads_to: 'checkout' });
  expect((await customer()).customer_id).not.toBe(gone);
  expect(openCheckouts()).toMatchObject([{ customerId: (await customer()).customer_id }]);
});

test('the portal opens for one’s own subscription only', async () => {
  await calls.checkout(YEAR);
  await subscribe({});
  await calls.refresh();
  expect((await calls.portal('sub_1')).json()).toEqual({
    url: `https://pay.example/portal/${(await customer()).customer_id}`,
  });
  const other = billingCalls(running, await signInNewUser(running));
  expect((await other.portal('sub_1')).statusCode).toBe(404);
  expect((await calls.portal('sub_2')).statusCode).toBe(404);
});

test('a look asks the service, and says so when it is away rather than call Pro over', async () => {
  expect((await calls.refresh()).json()).toEqual(await calls.me()); // non-customers are not asked about
  await calls.checkout(YEAR);
  await subscribe({});
  expect((await calls.refresh()).json()).toMatchObject({ subscription_id: 'sub_1' });
  payments.failure = new PaymentsFailed('away', { retryable: true });
  expect((await calls.refresh()).statusCode).toBe(503);
});

test('the plans cost what the pages say, under the service’s names', async () => {
  expect((await calls.plans()).json()).toEqual({
    plans: [
      { interval: 'year', price_id: YEAR, amount: 24, per: 'month' },
      { interval: 'month', price_id: MONTH, amount: 80, per: 'month' },
    ],
    test_mode: false,
  });
});

test('a customer is forgotten with everything that could still be paid or looked at', async () => {
  const { db } = running.dependencies;
  await forgetCustomer({ db, payments }, user.userId); // a non-customer
  expect(payments.deleted).toEqual([]);
  await calls.checkout(YEAR);
  await subscribe({});
  await calls.refresh();
  await forgetCustomer({ db, payments }, user.userId);
  await forgetCustomer({ db, payments }, user.userId);
  expect(openCheckouts()).toEqual([]);
  expect(await db.selectFrom('billing_events').selectAll().execute()).toEqual([]);
  expect(new Set(payments.deleted)).toEqual(new Set([(await customer()).customer_id]));
});

test('an account that was closed while its customer was made gets no checkout, though its row is still there', async () => {
  const { db } = running.dependencies;
  const make = payments.createCustomer.bind(payments);
  payments.createCustomer = async (of) => {
    const customerId = await make(of);
    await closeAccount(db, user.userId, running.clock.now().getTime());
    return customerId;
  };
  expect((await calls.checkout(YEAR)).statusCode).toBe(401);
  expect(payments.checkouts).toEqual([]);
  expect(await customer()).toBeUndefined();
  expect(payments.deleted).toHaveLength(1);
});

test('a closed account is not made a customer again', async () => {
  const { clock } = running;
  const { db } = running.dependencies;
  await closeAccount(db, user.userId, clock.now().getTime());
  await expect(customerOf({ db, clock, payments }, user.userId)).rejects.toThrow(
    'Could not validate credentials',
  );
  expect(payments.customersMade).toBe(0);
});

test('nobody is forgotten while it is not certain that nothing is charged any more', async () => {
  const { db } = running.dependencies;
  await calls.checkout(YEAR);
  await subscribe({});
  await calls.refresh();
  const refusal =
    'Your subscription could not be cancelled, so nothing was deleted. Please try again in a moment.';
  await expect(forgetCustomer({ db, payments: undefined }, user.userId)).rejects.toThrow(refusal);
  payments.failure = new PaymentsFailed('away', { retryable: true });
  await expect(forgetCustomer({ db, payments }, user.userId)).rejects.toThrow(refusal);
});
