import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AppError } from '#core/errors.ts';
import { PaymentsFailed } from '#providers/payments/payments.ts';

/** @throws AppError in place of the payment service's failure: `unavailable` if another try may help, else `upstream-failed` */
export async function answerForService<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error;
    const code = error.retryable ? 'unavailable' : 'upstream-failed';
    throw new AppError(code, MESSAGES.billingUnavailable, { cause: error });
  }
}
