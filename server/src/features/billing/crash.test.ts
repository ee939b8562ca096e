import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { migrate } from '#db/migrate.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { openEmptyDatabase, type EmptyDatabase } from '#testing/open-test-database.ts';
import type { ReceiverGiven } from '#testing/receive-until-killed.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { newCustomer } from '#testing/stripe-server/objects/customer.ts';
import { startStripeServer } from '#testing/stripe-server/start-stripe-server.ts';
import { subscriber } from '#testing/stripe-server/subscriber.ts';
import { storeCustomer } from './customers-store.ts';

const RECEIVER = new URL('../../../testing/receive-until-killed.ts', import.meta.url).pathname;
const WITHIN = { timeout: 30_000 };
const LEASE_MS = 20_000;

let database: EmptyDatabase;
let stripe: Awaited<ReturnType<typeof startStripeServer>>;
let clock: ManualClock;
beforeEach(async () => {
  clock = new ManualClock();
  database = await openEmptyDatabase();
  stripe = await startStripeServer({ clock });
  await withDatabase(async (db) => {
    await migrate(db);
    const place = { dependencies: { db, secret: 'x'.repeat(32), config: { trials: { count: 3 } } }, clock };
    const { userId, email } = await signInNewUser(place);
    const customer = stripe.account.keep(
      newCustomer(stripe.account, { email, metadata: { user_id: userId } }),
    );
    await storeCustomer(db, { userId, customerId: customer.id, now: clock.now().getTime() });
    subscriber(stripe.account, customer.id).subscribe('price_yearly');
  });
});
afterEach(async () => {
  await stripe.close();
  await database.drop();
});

async function withDatabase<T>(work: (db: ReturnType<EmptyDatabase['open']>) => Promise<T>): Promise<T> {
  const db = database.open();
  return work(db).finally(() => db.destroy());
}

const seen = () =>
  withDatabase(async (db) => ({
    access: (await db.selectFrom('users').select('subscription_ends_at').executeTakeFirst())
      ?.subscription_ends_at,
    events: await db.selectFrom('billing_events').select('state').where('type', '!=', 'look').execute(),
    mails: await db.selectFrom('mails').select('subject').execute(),
  }));

const APPLIED = {
  access: Date.parse('2027-01-15T09:00:00Z'),
  events: [{ state: 'done' }],
  mails: [{ subject: 'started' }],
};

type Receiver = ChildProcessByStdio<Writable, Readable, null>;

function startReceiver(): { child: Receiver; says: (word: string) => Promise<void> } {
  const { billing } = readConfig(stripe.environment);
  if (billing.kind !== 'stripe') throw new Error('Stripe is not configured');
  const given: ReceiverGiven = { database: database.config, billing, now: clock.now().getTime() };
  const child = spawn(process.execPath, [RECEIVER, JSON.stringify(given)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    child,
    says: async (word) => expect((await lines.next()).value).toBe(word),
  };
}

/** The child stores the first payment's event. */
async function keepOne(): Promise<ReturnType<typeof startReceiver>> {
  const receiver = startReceiver();
  await receiver.says('ready');
  const paid = stripe.account.events.find(({ type }) => type === 'invoice.paid');
  if (!paid) throw new Error('nothing was paid');
  receiver.child.stdin.write(`${JSON.stringify(stripe.signed(paid))}\n`);
  await receiver.says('kept');
  return receiver;
}

async function kill(child: Receiver): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  expect(await exit).toEqual([null, 'SIGKILL']);
}

/** Runs after the kill. */
async function actAfterRestart(): Promise<void> {
  const { child, says } = startReceiver();
  await says('ready');
  child.stdin.end('act\n');
  await says('done');
  expect(await once(child, 'exit')).toEqual([0, null]);
}

test('an event whose receiver was killed before it acted is acted on after a restart', WITHIN, async () => {
  await kill((await keepOne()).child);
  expect(await seen()).toEqual({ access: null, events: [{ state: 'waiting' }], mails: [] });
  await actAfterRestart();
  expect(await seen()).toEqual(APPLIED);
});

test(
  'an event whose receiver was killed while it acted is acted on once its lease has run out',
  WITHIN,
  async () => {
    const never = Promise.withResolvers<void>();
    stripe.fault(/^GET \/v1\/subscriptions$/, { heldUntil: never.promise });
    const { child } = await keepOne();
    child.stdin.write('act\n');
    while ((await stripe.nextCall()).route !== 'GET /v1/subscriptions') continue;
    await kill(child);
    expect(await seen()).toEqual({ access: null, events: [{ state: 'waiting' }], mails: [] });
    clock.advance(LEASE_MS + 1_000);
    await actAfterRestart();
    expect(await seen()).toEqual(APPLIED);
  },
);

test('an event that Stripe delivers again after it was acted on changes nothing', WITHIN, async () => {
  const first = await keepOne();
  first.child.stdin.write('act\n');
  await first.says('done');
  await kill(first.child);
  await kill((await keepOne()).child);
  await actAfterRestart();
  expect(await seen()).toEqual(APPLIED);
});
