import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AppError } from '#core/errors.ts';

/** At most `limit` calls in any `windowMs`. */
export interface RateRule {
  name: string;
  limit: number;
  windowMs: number;
}

/**
 * Counts one call of `key` under a rule.
 * @returns milliseconds until a call would be allowed again, 0 when this one is
 */
export type CountCall = (rule: RateRule, key: string) => Promise<number>;

/** @throws AppError `too-many-requests` with the seconds to wait */
export async function enforceRate(count: CountCall, rule: RateRule, key: string): Promise<void> {
  const waitMs = await count(rule, key);
  if (waitMs > 0) {
    throw new AppError('too-many-requests', MESSAGES.tooManyRequests, {
      retryAfter: Math.ceil(waitMs / 1_000),
    });
  }
}
