import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId, type Database } from '#db/database.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { openTestDatabase, type TestDatabase } from '#testing/open-test-database.ts';
import { ScriptedPayments, subscriptionOf } from '#testing/scripted-payments.ts';
import type { BillingMails } from './billing-mails.ts';
import { storeCustomer } from './customers-store.ts';
import { reconcile } from './reconcile.ts';

const DAY_MS = 24 * 3_600_000;
const CUSTOMER = 'customer_1';

let database: TestDatabase;
let db: Database;
let clock: ManualClock;
let payments: ScriptedPayments;
let mailed: unknown[][];
let userId: string;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
  clock = new ManualClock();
  payments = new ScriptedPayments();
  mailed = [];
  userId = await addCustomer();
});
afterEach(() => database.drop());

async function addCustomer(): Promise<string> {
  const id = newId();
  const now = clock.now().getTime();
  const account = { email: 'ada@example.com', email_key: id, password_hash: '', token_version: 1, trials: 3 };
  await db
    .insertInto('users')
    .values({ id, ...account, created_at: now })
    .execute();
  await storeCustomer(db, { userId: id, customerId: CUSTOMER, now });
  return id;
}

const recordingMails: BillingMails = {
  started: async (_db, to, about) => void mailed.push(['started', to, about]),
  paymentFailed: async (_db, to, about) => void mailed.push(['payment failed', to, about]),
  ending: async (_db, to, about) => void mailed.push(['ending', to, about]),
  sendSoon: () => {},
};

const look = () => reconcile({ db, clock, payments, mails: recordingMails }, userId);
const says = (...changes: Parameters<typeof subscriptionOf>[1][]): void =>
  void payments.subscriptions.set(
    CUSTOMER,
    changes.map((change) => subscriptionOf(clock.now(), change)),
  );
const user = () =>
  db
    .selectFrom('users')
    .select(['subscription_ends_at', 'subscription_id', 'subscription_state', 'subscription_interval'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
const start = Date.parse('2026-01-15T09:00:00Z');
const end = start + 31 * DAY_MS;

test('a user has what the service says', async () => {
  says({});
  expect(await look()).toMatchObject({ endsAt: end, state: 'renewing' });
  expect(await user()).toEqual({
    subscription_ends_at: end,
    subscription_id: 'sub_1',
    subscription_state: 'renewing',
    subscription_interval: 'month',
  });
});

test('a subscription that the service does not know any more gives nothing', async () => {
  says({});
  await look();
  says();
  await look();
  expect(await user()).toMatchObject({ subscription_ends_at: null, subscription_state: null });
  expect(await db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
});

test('an answer that arrives late does not overwrite a newer one', async () => {
  says({});
  const held = payments.hold();
  const earlier = look();
  await held.reached(1);
  says({ status: 'canceled', endedAt: start, endedUnpaid: true });
  const later = look();
  await held.reached(2);
  held.letGo(1);
  await later;
  held.letGo(0);
  await earlier;
  expect(await user()).toMatchObject({ subscription_ends_at: start, subscription_state: null });
});

test('an answer that arrives before an earlier one’s is kept, and so is the next', async () => {
  says({});
  await look();
  says({ cancelsAtPeriodEnd: true });
  await look();
  expect(await user()).toMatchObject({ subscription_state: 'ending' });
});

test('nobody waits for the database while the service is asked', async () => {
  says({});
  const held = payments.hold();
  const looking = look();
  await held.reached(1);
  await db.updateTable('users').set({ trials: 1 }).where('id', '=', userId).execute();
  await db.updateTable('customers').set({ checkout_id: 'other' }).execute();
  held.letGo(0);
  await looking;
  expect(await user()).toMatchObject({ subscription_state: 'renewing' });
});

test('for an account that is deleted meanwhile nothing is kept', async () => {
  says({});
  const held = payments.hold();
  const looking = look();
  await held.reached(1);
  await db.deleteFrom('users').execute();
  held.letGo(0);
  await looking;
  expect(await db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  expect(mailed).toEqual([]);
});

test('each cause is mailed once, however often it is looked at', async () => {
  says({});
  await look();
  await Promise.all([look(), look()]);
  says({ status: 'past_due' });
  await look();
  await look();
  says({ cancelsAtPeriodEnd: true, cancelAt: end });
  await Promise.all([look(), look()]);
  expect(mailed).toEqual([
    ['started', 'ada@example.com', { interval: 'month', renewsAt: end }],
    ['payment failed', 'ada@example.com', { accessUntil: start + 7 * DAY_MS }],
    ['ending', 'ada@example.com', { endsAt: end }],
  ]);
});

test('the payment of a later period that fails is a cause of its own', async () => {
  says({ status: 'past_due' });
  await look();
  says({ status: 'past_due', periodStart: start + DAY_MS });
  await look();
  expect(mailed.map(([kind]) => kind)).toEqual(['payment failed', 'payment failed']);
});

test('what is over when we hear of it is not mailed', async () => {
  says(
    { cancelsAtPeriodEnd: true, periodEnd: start - 1 },
    { id: 'sub_2', status: 'canceled', endedAt: start, endedUnpaid: true },
  );
  await look();
  expect(mailed).toEqual([]);
});

test('a mail that cannot be written takes the change back, which the next look makes', async () => {
  says({});
  const broken = { ...recordingMails, started: async () => Promise.reject(new Error('outbox full')) };
  await expect(reconcile({ db, clock, payments, mails: broken }, userId)).rejects.toThrow('outbox full');
  expect(await user()).toMatchObject({ subscription_state: null });
  await look();
  expect(await user()).toMatchObject({ subscription_state: 'renewing' });
});

test('a look is due when the period ends, so that a lost event costs little', async () => {
  says({});
  await look();
  await look();
  const reminders = await db
    .selectFrom('billing_events')
    .select(['customer_id', 'next_attempt_at'])
    .where('state', '=', 'waiting')
    .orderBy('next_attempt_at')
    .execute();
  expect(reminders).toEqual([
    { customer_id: CUSTOMER, next_attempt_at: end + 5_000 },
    { customer_id: CUSTOMER, next_attempt_at: end + DAY_MS },
  ]);
});
