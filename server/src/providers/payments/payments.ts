/** Port of a payment service; instants are milliseconds since 1970 (UTC). */
export interface Payments {
  /** True: no charges. */
  readonly isTest: boolean;
  /** Service's ids of the plans. */
  readonly prices: { year: string; month: string };
  /**
   * Idempotent for a user, also in parallel.
   * @returns its id
   */
  createCustomer(user: { userId: string; email: string }): Promise<string>;
  /** @param given.key equal keys open the same page */
  openCheckout(given: CheckoutWanted): Promise<{ id: string; url: string }>;
  /**
   * Closes it for payments.
   * @returns false: paid already
   */
  closeCheckout(id: string): Promise<boolean>;
  /** Undefined: not open. */
  findOpenCheckout(id: string): Promise<{ id: string; url: string; priceId: string } | undefined>;
  /** @returns address of a page, valid for a while, to manage, cancel and pay */
  openPortal(given: { customerId: string; returnUrl: string }): Promise<string>;
  /** All ever; none for an unknown customer, ended ones for a deleted one. */
  subscriptionsOf(customerId: string): Promise<SubscriptionState[]>;
  /** Undefined: unknown. */
  customerOfCharge(chargeId: string): Promise<string | undefined>;
  /** Ends subscriptions and deletes payment data; ignores one already gone. */
  deleteCustomer(customerId: string): Promise<void>;
  /**
   * Reads a webhook.
   * @returns undefined for irrelevant events
   * @throws {ForgedEvent} for a bad signature, or after five minutes
   */
  readEvent(body: Uint8Array, signature: string | undefined): PaymentEvent | undefined;
  close(): Promise<void>;
}

export interface CheckoutWanted {
  customerId: string;
  userId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
  key: string;
}

/** A customer changed; the service is asked how. */
export interface PaymentEvent {
  id: string;
  type: string;
  about: { customerId: string } | { chargeId: string };
}

export const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'past_due',
  'canceled',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const;

export interface SubscriptionState {
  id: string;
  status: (typeof SUBSCRIPTION_STATUSES)[number];
  priceId: string;
  interval: 'year' | 'month';
  periodStart: number;
  periodEnd: number;
  cancelAt: number | null;
  cancelsAtPeriodEnd: boolean;
  endedAt: number | null;
  /** Ended with its last bill unpaid. */
  endedUnpaid: boolean;
  /** True if this period's payment was refunded whole, or is disputed and not won. */
  paymentWithdrawn: boolean;
  createdAt: number;
}

/** A bad signature, or too old. */
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent';
}

/** The service refused or did not answer. */
export class PaymentsFailed extends Error {
  override readonly name = 'PaymentsFailed';
  readonly retryable: boolean;

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
  }
}
