import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Clock } from '#core/clock.ts';
import { API_VERSION } from '#providers/payments/stripe/open-stripe.ts';

/** Objects by Stripe's names. */
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

/** Objects, time and events. */
export class StripeAccount {
  /** The oldest first. */
  readonly events: Stripe.Event[] = [];
  /** Customers with a declined card. */
  readonly declined = new Set<string>();
  /** Deleted customers, still known. */
  readonly deleted = new Set<string>();
  readonly baskets = new Map<string, Stripe.Price>();
  /** Account's setting after the last failed charge. */
  afterLastTry: 'canceled' | 'unpaid' = 'canceled';
  onEvent: (event: Stripe.Event) => void = () => {};
  readonly #objects = new Map<string, Kept>();
  readonly #clock: Clock;
  /** Differ between accounts. */
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

  /** Acts at an earlier time. */
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

  /** The newest first. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.#objects.values()].filter((object) => object.object === kind).toReversed() as Kinds[K][];
  }

  /** A snapshot of its object. */
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
