import type { Belonging } from '#db/belongings/belonging.ts';
import { iso } from '#db/belongings/in-pages.ts';
import { ofUser, ownRow } from '#db/belongings/own-rows.ts';
import { many, one } from '#db/belongings/tell.ts';
import { deleteDoneWork } from '#db/dead-work.ts';
import { deletePaymentEventsOf, paymentEventsOf, storedSubscriptions } from './payments-of-user-store.ts';

declare module '#db/database.ts' {
  interface Schema {
    billing_events: {
      id: Id;
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

    customers: {
      user_id: Id;
      customer_id: string;
      checkout_id: string | null;
      /** `looks`: questions to the service so far · `applied_look`: the newest whose answer was stored. */
      looks: number;
      applied_look: number;
      created_at: Instant;
    };

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
      payment_withdrawn: 0 | 1;
      /** Mails sent: begun · payment failed for the period · ending. */
      started_mailed_at: Instant | null;
      failure_mailed_for: Instant | null;
      ending_mailed_for: Instant | null;
      created_at: Instant;
    };
  }
}

export const PAYMENT_EVENTS: Belonging = {
  tell: many('payment_events', (db, { id }) => paymentEventsOf(db, id)),
  erase: (trx, { id }) => deletePaymentEventsOf(trx, id),
  retention: [{ name: 'billing_events', days: 30, deleteOld: deleteDoneWork('billing_events', 'done_at') }],
};

export const CUSTOMER = ownRow('customer', 'customers', ({ customer_id, created_at }) => ({
  customer_id,
  created_at: iso(created_at),
}));

export const SUBSCRIPTIONS: Belonging = {
  tell: one('subscriptions', storedSubscriptions),
  erase: ofUser('subscriptions'),
};
