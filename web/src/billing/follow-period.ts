import type { User } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { readAuthToken } from '#account/auth-token.ts';
import { isSubscribed } from '#account/subscription.ts';
import { ApiError } from '#api/api-error.ts';
import { atServerTime } from '#api/at-server-time.ts';
import { backingOff, retry } from '#api/retry.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Subscriptions may renew at a period's end, so the payment service is asked; without its answer nothing
 * ends.
 * @returns stops
 */
export function followPeriod(user: User, onEnd: () => void, options: { origin?: string } = {}): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const end = user.subscription === null ? 0 : Date.parse(user.subscription);
  const ask = async () => {
    const isOver = await hasEnded(user, { ...options, signal });
    if (isOver && !signal.aborted) onEnd();
  };
  const callOff = atServerTime(end, () => void ask());
  return () => {
    callOff();
    stopping.abort();
  };
}

export async function hasEnded(
  user: User,
  options: { origin?: string; signal: AbortSignal },
): Promise<boolean> {
  if (readAuthToken() === null) return false;
  const { signal } = options;
  try {
    const asked = await retry(() => syncSubscription(user, options), {
      retries,
      pause: backingOff(),
      signal,
    });
    return !isSubscribed(asked);
  } catch (error) {
    return isNobodyToAsk(error);
  }
}

/** Renewals need a payment service. */
const isNobodyToAsk = (error: unknown): boolean =>
  error instanceof ApiError && error.detail === MESSAGES.billingNotConfigured;

const retries = (error: unknown): boolean => !isNobodyToAsk(error) && readAuthToken() !== null;
