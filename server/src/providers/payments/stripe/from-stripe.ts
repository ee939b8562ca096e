import { Stripe } from 'stripe';
import { PaymentsFailed } from '../payments.ts';

const CONFLICT = 409; // another request with the same idempotency key is under way
const TOO_MANY = 429;

/**
 * Makes the failure of a call ours. Stripe's own sentence may quote what was sent (an address, part of a key),
 * so that only its codes are passed on, and the request's id, by which Stripe's dashboard finds the rest.
 * @throws {PaymentsFailed}
 */
export async function fromStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, statusCode, code, param, requestId } = error;
    const known = [type, statusCode, code, param, requestId].filter((part) => part !== undefined);
    const retryable =
      statusCode === undefined || statusCode === CONFLICT || statusCode === TOO_MANY || statusCode >= 500;
    throw new PaymentsFailed(`Stripe failed: ${known.join(' ')}`, { retryable });
  }
}

/** Undefined where what was asked for does not exist, or no longer. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isRefused(error) && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

export const isRefused = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Stripe gives an object where it was told to expand it, else its id. */
export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;
