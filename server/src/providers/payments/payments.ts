/** Port of a payment service; instants are milliseconds since 1970 (UTC). */
export interface Payments {
  readonly isTest: boolean;
  readonly prices: { year: string; month: string };
  /**
   * Idempotent for a user, also in parallel.
   * @returns the customer's id
   */
  createCustomer(user: { userId: string; email: string }): Promise<string>;
  openCheckout(given: CheckoutWanted): Promise<{ id: string; url: string }>;
  /**
   * Closes the page for payments.
   * @returns false if paid already
   */
  closeCheckout(id: string): Promise<boolean>;
  findOpenCheckout(id: string): Promise<{ id: string; url: string; priceId: string } | undefined>;
  openPortal(given: { customerId: string; returnUrl: string }): Promise<string>;
  subscriptionsOf(customerId: string): Promise<SubscriptionState[]>;
  customerOfCharge(chargeId: string): Promise<string | undefined>;
  /** Ends subscriptions and deletes payment data; a customer already gone is fine. */
  deleteCustomer(customerId: string): Promise<void>;
  /**
   * Verifies and reads a webhook.
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

/** A customer changed; the new state is then read from the service. */
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
  endedUnpaid: boolean;
  /** True if this period's payment was refunded whole, or is disputed and not won. */
  paymentWithdrawn: boolean;
  createdAt: number;
}

export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent';
}

export class PaymentsFailed extends Error {
  override readonly name = 'PaymentsFailed';
  readonly retryable: boolean;

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
  }
}
