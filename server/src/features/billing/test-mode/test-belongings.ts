import type { Belonging } from '#db/belongings/belonging.ts';

declare module '#db/database.ts' {
  interface Schema {
    /** A page of the test checkout, under a name that cannot be guessed; calls with the same key open the same one. */
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

    /** A page where a subscription of the test checkout is managed, under a name that cannot be guessed. */
    test_portals: {
      id: string;
      customer_id: string;
      return_url: string;
      expires_at: Instant;
    };

    /** As it was when somebody last pressed a button; what time does to it follows from that. */
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

/** What a payment service would have with itself. */
export const OF_TEST_SERVICE: Belonging = {
  tell: 'it is the payment service’s',
  erase: 'the payment service, before',
};
