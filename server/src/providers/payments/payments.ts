/** A payment service in our words. Instants are milliseconds since 1970 (UTC). */
export interface Payments {
  /** Nothing is charged: everything is only tried. */
  readonly isTest: boolean;
  /** The two plans on offer, by the service's names. */
  readonly prices: { year: string; month: string };
  /** Makes a customer, once for a user however often and from wherever it is called at the same time. @returns its id */
  createCustomer(user: { userId: string; email: string }): Promise<string>;
  /**
   * Opens a page where the customer pays for a plan.
   * @param given.key calls with the same one open the same page
   */
  openCheckout(given: CheckoutWanted): Promise<{ id: string; url: string }>;
  /** Makes sure that nobody can pay there any more. @returns false: it was paid already */
  closeCheckout(id: string): Promise<boolean>;
  /** Undefined when it is not open any more. */
  findOpenCheckout(id: string): Promise<{ id: string; url: string; priceId: string } | undefined>;
  /** @returns the address of a page where the customer manages, cancels and pays, for a while */
  openPortal(given: { customerId: string; returnUrl: string }): Promise<string>;
  /** All that the customer ever had: an unknown one none, a deleted one at most ended ones. */
  subscriptionsOf(customerId: string): Promise<SubscriptionState[]>;
  /** Undefined: nobody's that we know. */
  customerOfCharge(chargeId: string): Promise<string | undefined>;
  /** Ends every subscription at once and forgets who pays. Does nothing for one that is gone already. */
  deleteCustomer(customerId: string): Promise<void>;
  /**
   * Reads what the service sends us by itself.
   * @returns undefined for what does not concern us
   * @throws {ForgedEvent} when it is not from the service, or older than five minutes
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

/** Something has changed about a customer; what, the service is asked for. */
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

/** As the payment service has it now. */
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
  /** It ended while its last bill was not paid. */
  endedUnpaid: boolean;
  /** The payment of this period was given back whole, or is disputed and not won. */
  paymentWithdrawn: boolean;
  createdAt: number;
}

/** What was sent to us is not from the service, or too old. */
export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent';
}

/** The service refused, or did not answer. */
export class PaymentsFailed extends Error {
  override readonly name = 'PaymentsFailed';
  /** Whether another try may succeed. */
  readonly retryable: boolean;

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retryable = options.retryable;
  }
}
