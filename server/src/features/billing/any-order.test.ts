import fc from 'fast-check';
import type { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { openStripePayments } from '#testing/stripe-server/open-stripe-payments.ts';
import { subscriber, type Subscriber } from '#testing/stripe-server/subscriber.ts';
import { openTestDatabase, type TestDatabase } from '#testing/open-test-database.ts';
import type { ManualClock } from '#testing/manual-clock.ts';
import { actOnEvents } from './act-on-events.ts';
import { storeCustomer } from './customers-store.ts';
import { receiveWebhook } from './receive-event.ts';

const DAY_MS = 86_400_000;
const WITHIN = { timeout: 60_000 };
const never = new AbortController().signal;

let database: TestDatabase;
let world: Awaited<ReturnType<typeof startLife>>;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.drop());

/** Events at Stripe between deliveries; fast-check shrinks to the first. */
const CHANGES: Record<string, (who: Subscriber, clock: ManualClock) => void> = {
  'subscribes for a month': (who) => who.subscribe('price_monthly'),
  'a week passes': (_who, clock) => clock.advance(7 * DAY_MS),
  'a month passes': (_who, clock) => clock.advance(32 * DAY_MS),
  'cancels for the end of the period': (who) => who.cancel(),
  'is cancelled in ten days': (who) => who.cancelIn(10),
  'is cancelled in fifty days': (who) => who.cancelIn(50),
  resumes: (who) => who.resume(),
  'is cancelled at once': (who) => who.cancelNow(),
  'has a card that fails': (who) => who.cardFails(),
  'pays what is open': (who) => who.payOpen(),
  'is given half back': (who) => who.refund(0.5),
  'is given all back': (who) => who.refund(1),
  'disputes the payment': (who) => who.dispute('needs_response'),
  'asks about the payment': (who) => who.dispute('warning_needs_response'),
  'loses the dispute': (who) => who.settleDispute('lost'),
  'wins the dispute': (who) => who.settleDispute('won'),
  'subscribes for a year': (who) => who.subscribe('price_yearly'),
  'begins a trial': (who) => who.subscribe('price_monthly', 7),
};

const change = fc.constantFrom(...Object.keys(CHANGES));
/** Past events that arrive again after each change, late or unordered. */
const life = fc.array(fc.record({ change, arriving: fc.array(fc.nat(), { maxLength: 3 }) }), {
  maxLength: 10,
});
const beginning = fc.constantFrom('subscribes for a month', 'subscribes for a year', 'begins a trial');

/** A customer at Stripe, and two inbox instances. */
async function startLife() {
  const { payments, server, clock, close } = await openStripePayments();
  const { db } = database;
  const place = { dependencies: { db, secret: 'x'.repeat(32), config: { trials: { count: 3 } } }, clock };
  const { userId, email } = await signInNewUser(place);
  const customerId = await payments.createCustomer({ userId, email });
  await storeCustomer(db, { userId, customerId, now: clock.now().getTime() });
  const who = subscriber(server.account, customerId);
  const mails = { started: ignore, paymentFailed: ignore, ending: ignore, sendSoon: () => {} };
  const parts = { db, clock, payments, mails, onFailure, closeAccount: ignore, wake: () => {} };
  return {
    who,
    clock,
    close,
    events: server.account.events,
    happens: (name: string): void => {
      CHANGES[name]?.(who, clock);
      server.catchUp();
    },
    arrives: async (event: Stripe.Event | undefined): Promise<void> => {
      if (!event) return;
      const { body, signature } = server.signed(event);
      await receiveWebhook(parts, Buffer.from(body), signature);
    },
    act: async (): Promise<void> => {
      await Promise.all([actOnEvents(parts, never), actOnEvents(parts, never)]);
    },
    concernsUs: (event: Stripe.Event): boolean => {
      const { body, signature } = server.signed(event);
      return payments.readEvent(Buffer.from(body), signature) !== undefined;
    },
    access: async (): Promise<number | null> => {
      const user = await db
        .selectFrom('users')
        .select('subscription_ends_at')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      return user.subscription_ends_at;
    },
  };
}

const ignore = async (): Promise<void> => {};
const onFailure = ({ reason }: { reason: string }): void => expect.fail(reason);

/** The rule computed from Stripe's objects alone. */
function accessByStripe({ subscriptions, isUnpaid, isLastBillPaid }: Subscriber): number | null {
  const ends = subscriptions().flatMap((subscription) => {
    const [item] = subscription.items.data;
    if (!item || isUnpaid(subscription)) return [];
    const endedAt = isLastBillPaid(subscription) ? null : subscription.ended_at;
    const limits = [subscription.cancel_at, endedAt].filter((limit) => limit !== null);
    if (subscription.status === 'past_due')
      return [Math.min(item.current_period_start + 7 * 86_400, ...limits)];
    if (subscription.status === 'unpaid') return [];
    return [Math.min(item.current_period_end, ...limits)];
  });
  return ends.length > 0 ? Math.max(...ends) * 1000 : null;
}

/** A customer a run. */
const inWorlds = <T>(property: fc.IAsyncPropertyWithHooks<T>, numRuns: number): Promise<void> =>
  fc.assert(
    property
      .beforeEach(async () => {
        world = await startLife();
      })
      .afterEach(() => world.close()),
    { numRuns },
  );

test(
  'events in any order, repeated or lost, end in the access that the last object says',
  WITHIN,
  async () => {
    const property = fc.asyncProperty(beginning, life, async (first, steps) => {
      world.happens(first);
      for (const { change, arriving } of steps) {
        world.happens(change);
        for (const place of arriving) await world.arrives(world.events[place % world.events.length]);
        if (arriving.length > 0) await world.act();
      }
      await world.arrives(world.events.findLast(world.concernsUs));
      await world.act();
      expect(await world.access()).toBe(accessByStripe(world.who));
    });
    await inWorlds(property, 30);
  },
);

test('when every event after the first is lost, the end of the period settles it', WITHIN, async () => {
  const property = fc.asyncProperty(beginning, fc.array(change, { maxLength: 8 }), async (first, changes) => {
    world.happens(first);
    await world.arrives(world.events.findLast(world.concernsUs));
    await world.act();
    for (const change of changes) world.happens(change);
    world.clock.advance(400 * DAY_MS);
    world.happens('a week passes');
    await world.act();
    expect(await world.access()).toBe(accessByStripe(world.who));
  });
  await inWorlds(property, 15);
});
