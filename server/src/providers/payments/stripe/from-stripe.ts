import { Stripe } from 'stripe';
import { PaymentsFailed } from '../payments.ts';

const CONFLICT = 409;
const TOO_MANY = 429;

/**
 * Wraps a failure with Stripe's codes and request id only: its sentences may quote addresses or keys.
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

export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;
