import { afterEach, beforeEach, expect, test } from 'vitest';
import { PaymentsFailed, type PaymentEvent } from '#providers/payments/payments.ts';
import { ScriptedPayments, subscriptionOf } from '#testing/scripted-payments.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { storeCustomer } from './customers-store.ts';

const CUSTOMER = 'customer_1';

let running: TestApp;
let payments: ScriptedPayments;
let user: SignedInUser;
beforeEach(async () => {
  payments = new ScriptedPayments();
  running = await startTestApp({ RATE_LIMIT_FACTOR: '0.05' }, { payments }); // 30 calls a minute of strangers
  user = await signInNewUser(running);
  const now = running.clock.now();
  await storeCustomer(running.dependencies.db, {
    userId: user.userId,
    customerId: CUSTOMER,
    now: now.getTime(),
  });
  payments.subscriptions.set(CUSTOMER, [subscriptionOf(now)]);
});
afterEach(() => running.close());

const event = (id: string, about: PaymentEvent['about'] = { customerId: CUSTOMER }): PaymentEvent => ({
  id,
  type: 'subscription.updated',
  about,
});

const send = (body: string, signature = 'signed', { app }: Pick<TestApp, 'app'> = running) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/utils/stripe-webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });
const deliver = (sent: PaymentEvent) => send(ScriptedPayments.body(sent));
const deliverToNobody = (n: number) => deliver(event(`event_${n}`, { customerId: 'nobody' }));

async function statusesOf(count: number, call: (n: number) => ReturnType<typeof send>): Promise<Set<number>> {
  const replies = await Promise.all(Array.from({ length: count }, (_, n) => call(n)));
  return new Set(replies.map(({ statusCode }) => statusCode));
}

/** Events, but for our reminders. */
const kept = () =>
  running.dependencies.db
    .selectFrom('billing_events')
    .selectAll()
    .where('type', '!=', 'look')
    .orderBy('event_id')
    .execute();
const allDone = async () => {
  await expect.poll(async () => (await kept()).map(({ state }) => state)).not.toContain('waiting');
};
const stateOfUser = async () =>
  (await running.app.inject({ url: '/api/v1/users/me', headers: user.headers })).json().subscription_state;

test('an event makes the user’s access follow', async () => {
  const reply = await deliver(event('event_1'));
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ received: true });
  await allDone();
  expect(await stateOfUser()).toBe('renewing');
});

test('an event is kept before it is answered, and not worked off until the service answers', async () => {
  const held = payments.hold();
  expect((await deliver(event('event_1'))).statusCode).toBe(200);
  await held.reached(1);
  expect(await kept()).toMatchObject([{ event_id: 'event_1', state: 'waiting' }]);
  payments.letAllGo();
  await allDone();
});

test('an event that cannot be kept is not said to be received', async () => {
  const { schema } = running.dependencies.db;
  await schema.alterTable('billing_events').renameTo('elsewhere').execute();
  const { statusCode } = await deliver(event('event_1'));
  await schema.alterTable('elsewhere').renameTo('billing_events').execute();
  expect(statusCode).toBe(500);
});

test('an event that is delivered again, to any instance, is kept and worked off once', async () => {
  const second = await startSecondInstance(running);
  const body = ScriptedPayments.body(event('event_1'));
  const replies = await Promise.all([send(body), send(body, 'signed', second), send(body, 'signed', second)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await allDone();
  await deliver(event('event_1'));
  expect(await kept()).toMatchObject([{ attempts: 1, state: 'done' }]);
  expect(payments.asked).toBe(1);
  await second.close();
});

test('an event that was given up is acted on when the service sends it again', async () => {
  payments.failure = new PaymentsFailed('away', { retryable: true });
  await deliver(event('event_1'));
  await expect.poll(kept).toMatchObject([{ attempts: 1 }]);
  running.clock.advance(24 * 3_600_000);
  await expect.poll(kept).toMatchObject([{ state: 'dead' }]);
  payments.failure = undefined;
  await deliver(event('event_1'));
  await allDone();
  expect(await kept()).toMatchObject([{ event_id: 'event_1', state: 'done' }]);
  expect(await stateOfUser()).toBe('renewing');
});

test('a service that hangs keeps no server from stopping', async () => {
  const held = payments.hold();
  await deliver(event('event_1'));
  await held.reached(1);
  await running.app.close();
  expect(await kept()).toMatchObject([{ state: 'waiting' }]);
  payments.letAllGo();
});

test('a storm of events about one customer is a few questions', async () => {
  const held = payments.hold();
  await deliver(event('event_0'));
  await held.reached(1);
  const storm = Array.from({ length: 50 }, (_, n) => deliver(event(`event_${n + 1}`)));
  await Promise.all(storm);
  payments.letAllGo();
  await allDone();
  expect(await kept()).toHaveLength(51);
  expect(payments.asked).toBe(2);
});

test('what came while the service was asked is a question of its own', async () => {
  const held = payments.hold();
  await deliver(event('event_1'));
  await held.reached(1);
  payments.subscriptions.set(CUSTOMER, [subscriptionOf(running.clock.now(), { cancelsAtPeriodEnd: true })]);
  await deliver(event('event_2'));
  payments.letAllGo();
  await allDone();
  expect(await stateOfUser()).toBe('ending');
});

test('a dispute names a charge only, and finds its customer', async () => {
  payments.charges.set('charge_1', CUSTOMER);
  await deliver(event('event_1', { chargeId: 'charge_1' }));
  await allDone();
  expect(await stateOfUser()).toBe('renewing');
});

test.each([
  ['a customer', { customerId: 'nobody' }],
  ['a charge', { chargeId: 'nothing' }],
])('an event about %s that we do not know is done without a question', async (_whom, about) => {
  await deliver(event('event_1', about));
  await allDone();
  expect(await kept()).toMatchObject([{ state: 'done' }]);
  expect(payments.asked).toBe(0);
});

test('what does not concern us is received and not kept', async () => {
  expect((await send(ScriptedPayments.body({ noise: true }))).statusCode).toBe(200);
  expect(await kept()).toEqual([]);
});

test('a forged event is refused and not kept', async () => {
  const reply = await send(ScriptedPayments.body(event('event_1')), 'forged');
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({ detail: 'The signature is not valid.' });
  expect(await kept()).toEqual([]);
});

test('an event larger than any of the service’s is not read', async () => {
  expect((await send('x'.repeat(300_000))).statusCode).toBe(413);
});

test('a flood of forged events is refused, and keeps no signed one of the same address away', async () => {
  const forged = () => send(ScriptedPayments.body(event('forged')), 'forged');
  expect(await statusesOf(30, forged)).toEqual(new Set([400]));
  const { statusCode, headers } = await forged();
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await deliver(event('event_1'))).statusCode).toBe(200);
});

test('signed events are not counted, however many come from one address', async () => {
  expect(await statusesOf(31, deliverToNobody)).toEqual(new Set([200]));
});

test('an event is tried again while the service fails, given up after a day, and counted then', async () => {
  payments.failure = new PaymentsFailed('the key was refused', { retryable: false });
  await deliver(event('event_1'));
  const tried = async (times: number) => {
    await expect.poll(kept).toMatchObject([{ attempts: times, claimed_until: null }]);
  };
  await tried(1);
  expect(await kept()).toMatchObject([{ state: 'waiting', last_error: 'the key was refused' }]);
  running.clock.advance(24 * 3_600_000);
  await deliverToNobody(2); // wakes the worker
  await expect.poll(async () => (await kept())[0]).toMatchObject({ state: 'dead', attempts: 2 });
  const { body } = await running.app.inject('/metrics');
  expect(body).toContain('\npythia_billing_events{state="dead"} 1\n');
  expect(body).toMatch(/\npythia_upstream_failures_total\{service="payments"\} 2\n/);
});

test('an event that failed is done once its user’s account is gone, without a question', async () => {
  payments.failure = new PaymentsFailed('away', { retryable: true });
  await deliver(event('event_1'));
  await expect.poll(kept).toMatchObject([{ last_error: 'away' }]);
  await running.dependencies.db.deleteFrom('users').execute();
  running.clock.advance(1_000);
  await deliverToNobody(2); // wakes the worker
  await allDone();
  expect((await kept())[0]).toMatchObject({ event_id: 'event_1', state: 'done', last_error: null });
});

test('a look of our own brings back what a lost event would have told', async () => {
  await deliver(event('event_1'));
  await allDone();
  running.clock.advance(31 * 24 * 3_600_000 + 6_000);
  payments.subscriptions.set(CUSTOMER, [subscriptionOf(running.clock.now())]);
  await deliverToNobody(2); // wakes the worker
  const { db } = running.dependencies;
  const user = () => db.selectFrom('users').select('subscription_ends_at').executeTakeFirstOrThrow();
  await expect
    .poll(async () => (await user()).subscription_ends_at)
    .toBeGreaterThan(running.clock.now().getTime());
});
