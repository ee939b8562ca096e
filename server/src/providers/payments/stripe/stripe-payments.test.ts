import { Stripe } from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { openStripePayments } from '#testing/stripe-server/open-stripe-payments.ts';
import { end } from '#testing/stripe-server/end-subscription.ts';
import { payOpenInvoices } from '#testing/stripe-server/portal-page.ts';
import { begin, cancelAt } from '#testing/stripe-server/subscription-life.ts';
import { PaymentsFailed } from '../payments.ts';
import { API_VERSION } from './open-stripe.ts';

const USER = { userId: 'u-1', email: 'ada@example.com' };
const DAY_MS = 86_400_000;

let open: Awaited<ReturnType<typeof openStripePayments>>;
afterEach(() => open.close());

async function start(options?: Parameters<typeof openStripePayments>[0]) {
  open = await openStripePayments(options);
  return open;
}

async function subscribed(interval: 'yearly' | 'monthly' = 'monthly') {
  const { payments, server } = await start();
  const customer = await payments.createCustomer(USER);
  const price = server.account.find('price', `price_${interval}`);
  if (!price) throw new Error('no price');
  const subscription = begin(server.account, { customer, price });
  return { ...open, customer, subscription, account: server.account };
}

const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test('the pinned version is the one that the library was written for', async () => {
  await start();
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});

test('tells the server its key and version, and nothing about how long calls took', async () => {
  const { payments, server } = await start();
  await payments.createCustomer(USER);
  for (const { headers } of server.calls) {
    expect(headers['stripe-version']).toBe(API_VERSION);
    expect(headers).not.toHaveProperty('x-stripe-client-telemetry');
  }
});

test.each(['server error', 'hang up', 'hang up after'] as const)(
  'a customer is made once when the first try meets a %s',
  async (fault) => {
    const { payments, server } = await start();
    server.fault(/^POST \/v1\/customers$/, fault);
    const id = await payments.createCustomer(USER);
    expect(server.account.all('customer').map((customer) => customer.id)).toEqual([id]);
  },
);

test('calls at the same time that ask for one customer do not fail by each other', async () => {
  const { payments, server } = await start();
  const release = Promise.withResolvers<void>();
  server.fault(/^POST \/v1\/customers$/, { heldUntil: release.promise });
  const first = payments.createCustomer(USER);
  while (!(await server.nextCall()).route.startsWith('POST')) continue;
  const second = payments.createCustomer(USER);
  while (!(await server.nextCall()).route.startsWith('POST')) continue;
  release.resolve();
  expect(await second).toBe(await first);
  expect(server.account.all('customer')).toHaveLength(1);
});

test.each([
  ['too many requests', true],
  ['server error', true],
  ['hang up', true],
  ['silence', true],
] as const)('%s that does not end is a failure worth another try', async (fault, retryable) => {
  const { payments, server } = await start({ timeoutMs: 50 });
  server.fault(/^POST \/v1\/customers$/, fault, 3);
  const error = await failure(payments.createCustomer(USER));
  expect(error).toBeInstanceOf(PaymentsFailed);
  expect(error).toMatchObject({ retryable });
});

test('what Stripe refuses is not worth another try, and the failure quotes nothing of what was sent', async () => {
  const { payments } = await start();
  const customerId = 'cus_somebody@example.com';
  const error = await failure(payments.openPortal({ customerId, returnUrl: 'https://pythia.example' }));
  expect(error).toMatchObject({ name: 'PaymentsFailed', retryable: false });
  expect(String(error)).toContain('resource_missing');
  expect(JSON.stringify([String(error), (error as Error).cause])).not.toContain('somebody@example.com');
});

test('a key used again for other parameters is refused', async () => {
  const { payments } = await start();
  const customerId = await payments.createCustomer(USER);
  const wanted = {
    customerId,
    userId: USER.userId,
    successUrl: 'https://a.example',
    cancelUrl: 'https://a.example',
  };
  await payments.openCheckout({ ...wanted, priceId: 'price_yearly', key: 'one' });
  const error = await failure(payments.openCheckout({ ...wanted, priceId: 'price_monthly', key: 'one' }));
  expect(error).toMatchObject({
    retryable: false,
    message: expect.stringContaining('StripeIdempotencyError'),
  });
});

test('reads every page of a long list', async () => {
  const { payments, account, customer } = await subscribed();
  const price = account.find('price', 'price_yearly');
  if (!price) throw new Error('no price');
  for (let count = 0; count < 104; count += 1) begin(account, { customer, price });
  expect(await payments.subscriptionsOf(customer)).toHaveLength(105);
});

test('leaves out subscriptions to what is not ours', async () => {
  const { payments, account, customer, subscription } = await subscribed();
  const [item] = subscription.items.data;
  if (item) begin(account, { customer, price: { ...item.price, id: 'price_of_something_else' } });
  expect((await payments.subscriptionsOf(customer)).map(({ id }) => id)).toEqual([subscription.id]);
});

test('who subscribed to a price that is not on offer any more keeps what is paid for', async () => {
  const { payments, server } = await start({
    ours: { year: 'price_yearly', month: 'price_of_next_year, price_monthly' },
  });
  expect(payments.prices).toEqual({ year: 'price_yearly', month: 'price_of_next_year' });
  const customer = await payments.createCustomer(USER);
  const price = server.account.find('price', 'price_monthly');
  if (!price) throw new Error('no price');
  begin(server.account, { customer, price });
  expect(await payments.subscriptionsOf(customer)).toMatchObject([{ status: 'active', interval: 'month' }]);
});

test('tells the instants in milliseconds', async () => {
  const { payments, clock, account, customer, subscription } = await subscribed();
  const now = clock.now().getTime();
  cancelAt(account, subscription, now / 1000 + 60);
  const [state] = await payments.subscriptionsOf(customer);
  expect(state).toMatchObject({
    createdAt: now,
    periodStart: now,
    periodEnd: now + 31 * DAY_MS,
    cancelAt: now + 60_000,
    endedAt: null,
  });
});

test('a trial that ends becomes a paid month', async () => {
  const { payments, server, clock } = await start();
  const customer = await payments.createCustomer(USER);
  const price = server.account.find('price', 'price_monthly');
  if (!price) throw new Error('no price');
  begin(server.account, { customer, price, trialDays: 7 });
  expect(await payments.subscriptionsOf(customer)).toMatchObject([
    { status: 'trialing', paymentWithdrawn: false },
  ]);
  clock.advance(8 * DAY_MS);
  expect(await payments.subscriptionsOf(customer)).toMatchObject([{ status: 'active' }]);
});

test.each([
  ['canceled', { status: 'canceled', endedUnpaid: true }],
  ['unpaid', { status: 'unpaid' }],
] as const)('a renewal that nobody pays is past due, then %s', async (afterLastTry, state) => {
  const { payments, account, clock, customer } = await subscribed();
  account.afterLastTry = afterLastTry;
  account.declined.add(customer);
  clock.advance(32 * DAY_MS);
  expect(await payments.subscriptionsOf(customer)).toMatchObject([{ status: 'past_due' }]);
  clock.advance(16 * DAY_MS);
  expect(await payments.subscriptionsOf(customer)).toMatchObject([state]);
});

test.each([
  ['within a paid period', 0, false],
  ['while its renewal is not paid', 32, true],
])('a subscription that is ended at once %s', async (_when, days, endedUnpaid) => {
  const { payments, account, clock, customer, subscription } = await subscribed();
  account.declined.add(customer);
  clock.advance(days * DAY_MS);
  await payments.subscriptionsOf(customer); // the account sees the time when asked
  end(account, subscription);
  const endedAt = clock.now().getTime();
  expect(await payments.subscriptionsOf(customer)).toMatchObject([
    { status: 'canceled', endedAt, endedUnpaid },
  ]);
});

test('a renewal that is paid late is active again', async () => {
  const { payments, account, clock, customer, subscription } = await subscribed();
  account.declined.add(customer);
  clock.advance(32 * DAY_MS);
  expect(await payments.subscriptionsOf(customer)).toMatchObject([{ status: 'past_due' }]);
  payOpenInvoices(account, subscription);
  expect(await payments.subscriptionsOf(customer)).toMatchObject([{ status: 'active' }]);
});
