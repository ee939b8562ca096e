import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Clock } from '#core/clock.ts';
import { API_VERSION } from '#providers/payments/stripe/open-stripe.ts';

/** What the account keeps, by Stripe's names of its kinds. */
interface Kinds {
  customer: Stripe.Customer;
  price: Stripe.Price;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  dispute: Stripe.Dispute;
  refund: Stripe.Refund;
  'checkout.session': Stripe.Checkout.Session;
  'billing_portal.session': Stripe.BillingPortal.Session;
}
export type Kind = keyof Kinds;
type Kept = Kinds[Kind];

/** A merchant's account at Stripe: its objects, its time, and the events that tell of what happens to them. */
export class StripeAccount {
  /** In the order in which they came to be. */
  readonly events: Stripe.Event[] = [];
  /** Customers whose card is declined. */
  readonly declined = new Set<string>();
  /** Customers that were deleted; Stripe still knows of them. */
  readonly deleted = new Set<string>();
  /** What is bought in a checkout. */
  readonly baskets = new Map<string, Stripe.Price>();
  /** What becomes of a subscription when the last try to charge has failed: a setting of the account. */
  afterLastTry: 'canceled' | 'unpaid' = 'canceled';
  /** Told of each event as it comes to be. */
  onEvent: (event: Stripe.Event) => void = () => {};
  readonly #objects = new Map<string, Kept>();
  readonly #clock: Clock;
  /** Ids differ between accounts too. */
  readonly #name = randomBytes(4).toString('hex');
  #ids = 0;
  #past: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Seconds since 1970. */
  get now(): number {
    return this.#past ?? Math.floor(this.#clock.now().getTime() / 1000);
  }

  /** Does what was due earlier, as of then. */
  asOf(moment: number, act: () => void): void {
    this.#past = moment;
    try {
      act();
    } finally {
      this.#past = undefined;
    }
  }

  newId(prefix: string): string {
    this.#ids += 1;
    return `${prefix}_${this.#name}${String(this.#ids).padStart(6, '0')}`;
  }

  keep<T extends Kept>(object: T): T {
    this.#objects.set(object.id, object);
    return object;
  }

  find<K extends Kind>(kind: K, id: string | undefined): Kinds[K] | undefined {
    const found = this.#objects.get(id ?? '');
    return found?.object === kind ? (found as Kinds[K]) : undefined;
  }

  findAny(id: string): Kept | undefined {
    return this.#objects.get(id);
  }

  /** The newest first, as Stripe lists them. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.#objects.values()].filter((object) => object.object === kind).toReversed() as Kinds[K][];
  }

  /** An event holds its object as it is at this moment. */
  tell(type: Stripe.Event['type'], object: Kept | object): void {
    const event = {
      id: this.newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now,
      data: { object: JSON.parse(JSON.stringify(object)) as object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    } satisfies Stripe.EventBase as Stripe.Event;
    this.events.push(event);
    this.onEvent(event);
  }
}
