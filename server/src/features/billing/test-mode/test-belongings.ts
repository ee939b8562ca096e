import type { Belonging } from '#db/belongings/belonging.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** Unguessable; equal keys open the same page. */
    test_checkouts: {
      id: string;
      key: string;
      customer_id: string;
      price_id: string;
      success_url: string;
      cancel_url: string;
      state: 'open' | 'paid' | 'closed';
      created_at: Instant;
    };

    test_portals: {
      id: string;
      customer_id: string;
      return_url: string;
      expires_at: Instant;
    };

    test_subscriptions: {
      id: string;
      customer_id: string;
      interval: 'year' | 'month';
      status: 'active' | 'past_due' | 'canceled';
      period_start: Instant;
      period_end: Instant;
      cancels_at_period_end: 0 | 1;
      ended_at: Instant | null;
      created_at: Instant;
    };
  }
}

export const OF_TEST_SERVICE: Belonging = {
  tell: 'it is the payment service’s',
  erase: 'the payment service, before',
};
