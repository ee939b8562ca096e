import {
  ForgedEvent,
  type CheckoutWanted,
  type PaymentEvent,
  type Payments,
  type PaymentsFailed,
  type SubscriptionState,
} from '#providers/payments/payments.ts';

const MONTH_MS = 31 * 24 * 3_600_000;

/** Begun now, paid for a month. */
export const subscriptionOf = (now: Date, change: Partial<SubscriptionState> = {}): SubscriptionState => ({
  id: 'sub_1',
  status: 'active',
  priceId: 'price_month',
  interval: 'month',
  periodStart: now.getTime(),
  periodEnd: now.getTime() + MONTH_MS,
  cancelAt: null,
  cancelsAtPeriodEnd: false,
  endedAt: null,
  endedUnpaid: false,
  paymentWithdrawn: false,
  createdAt: now.getTime(),
  ...change,
});

/** Answers, delays and fails as told. */
export class ScriptedPayments implements Payments {
  readonly isTest = false;
  readonly prices = { year: 'price_year', month: 'price_month' };
  readonly subscriptions = new Map<string, SubscriptionState[]>();
  readonly charges = new Map<string, string>();
  readonly checkouts: (CheckoutWanted & { id: string; state: 'open' | 'closed' | 'paid' })[] = [];
  readonly deleted: string[] = [];
  customersMade = 0;
  asked = 0;
  failure: PaymentsFailed | undefined;
  #held: PromiseWithResolvers<void>[] | undefined;
  #onHeld: () => void = () => {};

  /** Subscription answers, true when asked, released one by one. */
  hold() {
    const held: PromiseWithResolvers<void>[] = [];
    this.#held = held;
    return {
      reached: async (count: number): Promise<void> => {
        while (held.length < count) await new Promise<void>((resolve) => (this.#onHeld = resolve));
      },
      letGo: (place: number): void => held[place]?.resolve(),
    };
  }

  letAllGo(): void {
    for (const { resolve } of this.#held ?? []) resolve();
    this.#held = undefined;
  }

  /** Body whose signature is "signed". */
  static body = (event: PaymentEvent | { noise: true }): string => JSON.stringify(event);

  async createCustomer({ userId }: { userId: string }): Promise<string> {
    this.#failIfToldTo();
    this.customersMade += 1;
    return `customer_of_${userId}_${this.customersMade}`;
  }

  async openCheckout(wanted: CheckoutWanted) {
    this.#failIfToldTo();
    const same = this.checkouts.find(({ key }) => key === wanted.key);
    const checkout = same ?? {
      ...wanted,
      id: `checkout_${this.checkouts.length + 1}`,
      state: 'open' as const,
    };
    if (!same) this.checkouts.push(checkout);
    return { id: checkout.id, url: `https://pay.example/${checkout.id}` };
  }

  async closeCheckout(id: string): Promise<boolean> {
    this.#failIfToldTo();
    const checkout = this.checkouts.find((one) => one.id === id);
    if (checkout?.state === 'open') checkout.state = 'closed';
    return checkout?.state !== 'paid';
  }

  async findOpenCheckout(id: string) {
    this.#failIfToldTo();
    const open = this.checkouts.find((one) => one.id === id && one.state === 'open');
    return open && { id, url: `https://pay.example/${id}`, priceId: open.priceId };
  }

  async openPortal({ customerId }: { customerId: string }): Promise<string> {
    this.#failIfToldTo();
    return `https://pay.example/portal/${customerId}`;
  }

  async subscriptionsOf(customerId: string): Promise<SubscriptionState[]> {
    this.#failIfToldTo();
    this.asked += 1;
    const answer = [...(this.subscriptions.get(customerId) ?? [])];
    if (!this.#held) return answer;
    const letGo = Promise.withResolvers<void>();
    this.#held.push(letGo);
    this.#onHeld();
    await letGo.promise;
    return answer;
  }

  async customerOfCharge(chargeId: string): Promise<string | undefined> {
    this.#failIfToldTo();
    return this.charges.get(chargeId);
  }

  async deleteCustomer(customerId: string): Promise<void> {
    this.#failIfToldTo();
    this.deleted.push(customerId);
    this.subscriptions.delete(customerId);
  }

  readEvent(body: Uint8Array, signature: string | undefined): PaymentEvent | undefined {
    if (signature !== 'signed') throw new ForgedEvent('not signed');
    const event = JSON.parse(Buffer.from(body).toString()) as PaymentEvent | { noise: true };
    return 'noise' in event ? undefined : event;
  }

  async close(): Promise<void> {}

  #failIfToldTo(): void {
    if (this.failure) throw this.failure;
  }
}
