import { StripeError } from './stripe-error.ts';

export interface StoredReply {
  status: number;
  body: unknown;
}

/**
 * Repeats answers for equal keys and parameters (https://docs.stripe.com/api/idempotent_requests); unbegun work
 * is not kept.
 */
export class IdempotentAnswers {
  readonly #known = new Map<string, { asked: string; answer: StoredReply | undefined }>();

  async answer(
    key: string | undefined,
    asked: string,
    act: () => Promise<StoredReply>,
  ): Promise<StoredReply> {
    if (key === undefined) return act();
    const known = this.#known.get(key);
    if (known && known.asked !== asked) throw OTHER_PARAMETERS;
    if (known && !known.answer) throw UNDER_WAY;
    if (known?.answer) return known.answer;
    const entry: { asked: string; answer: StoredReply | undefined } = { asked, answer: undefined };
    this.#known.set(key, entry);
    try {
      return (entry.answer = await act());
    } catch (error) {
      this.#known.delete(key);
      throw error;
    }
  }
}

const OTHER_PARAMETERS = new StripeError(400, {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
});
const UNDER_WAY = new StripeError(409, {
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this idempotency key.',
});
