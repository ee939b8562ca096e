import { afterEach, beforeEach, expect, test } from 'vitest';
import { billingCalls } from '#testing/billing-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { press } from '#testing/stripe-server/open-stripe-payments.ts';
import { startStripeApp } from '#testing/stripe-server/start-stripe-app.ts';
import { subscriber } from '#testing/stripe-server/subscriber.ts';

const DAY_MS = 86_400_000;
const YEARLY = 'price_yearly';
const CHECKOUTS = /^POST \/v1\/checkout\/sessions$/;

let running: Awaited<ReturnType<typeof startStripeApp>>;
let user: SignedInUser;
let calls: ReturnType<typeof billingCalls>;
beforeEach(async () => {
  running = await startStripeApp();
  user = await signInNewUser(running);
  calls = billingCalls(running, user);
});
afterEach(() => running.close());

const account = () => running.stripe.account;
const urlOf = (reply: { json: () => unknown }): string => (reply.json() as { url: string }).url;
const openSessions = () =>
  account()
    .all('checkout.session')
    .filter(({ status }) => status === 'open');
const event = (type: string) => {
  const found = account().events.findLast((each) => each.type === type);
  if (!found) throw new Error(`no event ${type}`);
  return found;
};
const waitingEvents = () =>
  running.dependencies.db
    .selectFrom('billing_events')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('type', '!=', 'look')
    .execute();
const mailsAboutPro = () =>
  running.dependencies.db
    .selectFrom('mails')
    .select('subject')
    .where('subject', 'like', '%Pro subscription has started')
    .execute();
const allDone = async () => {
  await expect.poll(waitingEvents).toEqual([]);
};
const pay = async (): Promise<string | null> => press(urlOf(await calls.checkout(YEARLY)), 'pay');

test('a subscription from the checkout to its end', async () => {
  const back = await pay();
  expect(back).toMatch(/\/free-dashboard\/upgrade\?checkout=success$/);
  await running.deliver(event('checkout.session.completed'));
  await allDone();
  expect(await calls.me()).toMatchObject({
    subscription: '2027-01-15T09:00:00.000Z',
    subscription_state: 'renewing',
    subscription_interval: 'year',
  });
  const { subscription_id } = await calls.me();
  await press(urlOf(await calls.portal(subscription_id ?? '')), 'cancel');
  await running.deliver(event('customer.subscription.updated'));
  await allDone();
  expect(await calls.me()).toMatchObject({
    subscription: '2027-01-15T09:00:00.000Z',
    subscription_state: 'ending',
  });
});

test('who comes back before the webhook is shown Pro at once', async () => {
  await pay();
  expect((await calls.me()).subscription_state).toBeNull();
  expect((await calls.refresh()).json()).toMatchObject({ subscription_state: 'renewing' });
});

test('who has paid is led to the portal, also before any webhook', async () => {
  await pay();
  const reply = await calls.checkout(YEARLY);
  expect(reply.json()).toMatchObject({ leads_to: 'portal', url: expect.stringContaining('/p/session/') });
  expect(openSessions()).toEqual([]);
});

test('a refund ends access', async () => {
  await pay();
  await calls.refresh();
  const [customer] = account().all('customer');
  subscriber(account(), customer?.id ?? '').refund(1);
  await running.deliver(event('charge.refunded'));
  await allDone();
  expect((await calls.me()).subscription).toBeNull();
});

test('a dispute ends access until it is won', async () => {
  await pay();
  await calls.refresh();
  const who = subscriber(account(), account().all('customer')[0]?.id ?? '');
  who.dispute('needs_response');
  await running.deliver(event('charge.dispute.created'));
  await allDone();
  expect((await calls.me()).subscription).toBeNull();
  who.settleDispute('won');
  await running.deliver(event('charge.dispute.closed'));
  await allDone();
  expect((await calls.me()).subscription).toBe('2027-01-15T09:00:00.000Z');
});

test('presses at two instances at once make one customer and one checkout that can be paid', async () => {
  const second = await startSecondInstance(running);
  const there = billingCalls(second, user);
  const replies = await Promise.all([calls, there, calls, there].map((each) => each.checkout(YEARLY)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(account().all('customer')).toHaveLength(1);
  const urls = new Set(replies.map(urlOf));
  expect(openSessions().map(({ url }) => url)).toEqual([...urls]);
  await second.close();
});

test('the same webhook at two instances at once is applied once, and mailed once', async () => {
  const second = await startSecondInstance(running);
  await pay();
  const asked = () => running.stripe.calls.filter(({ route }) => route === 'GET /v1/subscriptions').length;
  const before = asked();
  const completed = event('checkout.session.completed');
  const replies = await Promise.all(
    [running.app, second.app, running.app, second.app].map((app) => running.deliver(completed, app)),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  await allDone();
  const rows = await running.dependencies.db
    .selectFrom('billing_events')
    .selectAll()
    .where('event_id', '=', completed.id)
    .execute();
  expect(rows).toMatchObject([{ state: 'done', attempts: 1 }]);
  expect(asked()).toBe(before + 1);
  expect((await calls.me()).subscription_state).toBe('renewing');
  expect(await mailsAboutPro()).toHaveLength(1);
  await second.close();
});

test('nothing is lost of what arrives at two instances at once, and the start is mailed once', async () => {
  const second = await startSecondInstance(running);
  await pay();
  const all = account().events;
  const replies = await Promise.all(
    all.map((each, place) => running.deliver(each, place % 2 ? second.app : running.app)),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await allDone();
  expect((await calls.me()).subscription_state).toBe('renewing');
  expect(await mailsAboutPro()).toHaveLength(1);
  await second.close();
});

test('while Stripe is slow with a checkout, others are answered, and the checkout comes', async () => {
  const release = Promise.withResolvers<void>();
  running.stripe.fault(CHECKOUTS, { heldUntil: release.promise });
  const slow = calls.checkout(YEARLY);
  while (!CHECKOUTS.test((await running.stripe.nextCall()).route)) continue;
  expect((await running.app.inject('/healthz')).statusCode).toBe(200);
  expect((await calls.me()).email).toBe(user.email);
  release.resolve();
  expect((await slow).json()).toMatchObject({ leads_to: 'checkout' });
});

test('a checkout that Stripe fails to open says so, and the next press opens one', async () => {
  running.stripe.fault(CHECKOUTS, 'server error', 3);
  const failed = await calls.checkout(YEARLY);
  expect([failed.statusCode, failed.json()]).toEqual([503, { detail: expect.stringMatching(/\S/) }]);
  expect((await calls.checkout(YEARLY)).json()).toMatchObject({ leads_to: 'checkout' });
  expect(account().all('customer')).toHaveLength(1);
});

test('a checkout whose answer was lost is not opened a second time', async () => {
  running.stripe.fault(CHECKOUTS, 'hang up after');
  expect((await calls.checkout(YEARLY)).statusCode).toBe(200);
  expect(account().all('checkout.session')).toHaveLength(1);
});

test('a renewal that was not told of is found out at the end of the period', async () => {
  await pay();
  await calls.refresh();
  running.clock.advance(366 * DAY_MS);
  running.stripe.catchUp();
  account().tell('invoice.paid', { id: 'in_1', object: 'invoice', customer: 'cus_somebody_else' });
  await running.deliver(event('invoice.paid')); // only wakes the inbox
  const { db } = running.dependencies;
  const user = () => db.selectFrom('users').select('subscription_ends_at').executeTakeFirstOrThrow();
  await expect.poll(async () => (await user()).subscription_ends_at).toBe(Date.parse('2028-01-15T09:00:00Z'));
});

test('a forged or stale webhook is refused', async () => {
  await pay();
  const { body, signature } = running.stripe.signed(event('invoice.paid'));
  const post = (payload: string) =>
    running.app.inject({
      method: 'POST',
      url: '/api/v1/utils/stripe-webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
  expect((await post(body.replace('"livemode": false', '"livemode": true'))).statusCode).toBe(400);
  expect((await post(body)).statusCode).toBe(200);
  running.clock.advance(301_000);
  expect((await post(body)).statusCode).toBe(400);
});
