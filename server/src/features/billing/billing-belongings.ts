import type { Belonging } from '#db/belongings/belonging.ts';
import { iso } from '#db/belongings/in-pages.ts';
import { ofUser, ownRow } from '#db/belongings/own-rows.ts';
import { many, one } from '#db/belongings/tell.ts';
import { deleteDoneWork } from '#db/dead-work.ts';
import { deletePaymentEventsOf, paymentEventsOf, storedSubscriptions } from './payments-of-user-store.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** What the payment service told us of, until it is acted on; only whom it is about is kept. */
    billing_events: {
      id: Id;
      /** The service's own, so that an event delivered twice is kept once. */
      event_id: string;
      type: string;
      customer_id: string | null;
      charge_id: string | null;
      state: 'waiting' | 'done' | 'dead';
      attempts: number;
      next_attempt_at: Instant;
      claimed_until: Instant | null;
      last_error: string | null;
      created_at: Instant;
      done_at: Instant | null;
    };

    /** Who pays, under the payment service's name. */
    customers: {
      user_id: Id;
      customer_id: string;
      /** The checkout opened last. */
      checkout_id: string | null;
      /** How often the service was asked for the customer's subscriptions, and the newest answer that was kept. */
      looks: number;
      applied_look: number;
      created_at: Instant;
    };

    /** As the payment service told it last. */
    subscriptions: {
      id: string;
      user_id: Id;
      status: string;
      price_id: string;
      interval: 'year' | 'month';
      period_start: Instant;
      period_end: Instant;
      cancel_at: Instant | null;
      cancels_at_period_end: 0 | 1;
      ended_at: Instant | null;
      /** The payment of this period was given back, or is disputed. */
      payment_withdrawn: 0 | 1;
      /** What was mailed about it: that it began · that the payment of the period from then on failed · that it ends then. */
      started_mailed_at: Instant | null;
      failure_mailed_for: Instant | null;
      ending_mailed_for: Instant | null;
      created_at: Instant;
    };
  }
}

/** They are found by the customer, and so go before. */
export const PAYMENT_EVENTS: Belonging = {
  tell: many('payment_events', (db, { id }) => paymentEventsOf(db, id)),
  erase: (trx, { id }) => deletePaymentEventsOf(trx, id),
  retention: [{ name: 'billing_events', days: 30, deleteOld: deleteDoneWork('billing_events', 'done_at') }],
};

/** Who the user is to the payment service; nobody where they never paid. */
export const CUSTOMER = ownRow('customer', 'customers', ({ customer_id, created_at }) => ({
  customer_id,
  created_at: iso(created_at),
}));

export const SUBSCRIPTIONS: Belonging = {
  tell: one('subscriptions', storedSubscriptions),
  erase: ofUser('subscriptions'),
};
