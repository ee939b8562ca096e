import { useEffect, useState } from 'react';
import type { User } from '@pythia/contracts/accounts.ts';
import { isSubscribed } from '#account/subscription.ts';
import { announceUserChange } from '#account/current-user.ts';
import { Backoff, wait } from '#api/retry.ts';
import { syncSubscription } from '#billing/sync-subscription.ts';

/** Poll at about 0, 1, 3, 7, 15, 23 and 31 s. */
const MAX_POLLS = 7;
const MOST_BETWEEN_MS = 8_000;

/**
 * Polls for a returning user's payment.
 * @returns whether it gave up, and a restart
 */
export function useConfirmation(user: User): { isLate: boolean; pollAgain: () => void } {
  const [isLate, setLate] = useState(false);
  const [known] = useState(user);
  const hasPro = isSubscribed(user);
  const isAsking = !isLate && !hasPro;

  useEffect(() => {
    if (hasPro) announceUserChange();
  }, [hasPro]);
  useEffect(() => {
    if (!isAsking) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    void pollUntilPaid(known, signal).then((found) => found || signal.aborted || setLate(true));
    return () => stopping.abort();
  }, [isAsking, known]);
  return { isLate, pollAgain: () => setLate(false) };
}

async function pollUntilPaid(known: User, signal: AbortSignal): Promise<boolean> {
  const rhythm = new Backoff({ maxMs: MOST_BETWEEN_MS });
  for (let poll = 1; poll <= MAX_POLLS && !signal.aborted; poll += 1) {
    // a failed poll is followed by another
    const user = await syncSubscription(known, { signal }).catch(() => known);
    if (isSubscribed(user)) return true;
    await wait(rhythm.next(), signal);
  }
  return false;
}
