import { useEffect, useState } from 'react';
import type { User } from '@pythia/contracts/accounts.ts';
import { isSubscribed } from '#account/subscription.ts';
import { announceUserChange } from '#account/current-user.ts';
import { Backoff } from '#api/backoff.ts';
import { wait } from '#api/wait.ts';
import { lookAgain } from '#billing/look-at-subscription.ts';

/** Looks at about 0, 1, 3, 7, 15, 23 and 31 s. */
const MOST_LOOKS = 7;
const MOST_BETWEEN_MS = 8_000;

/**
 * Asks our server until the payment of somebody who comes back from the checkout has arrived. Its arrival shows
 * in the user.
 * @returns whether patience has run out, and what begins anew
 */
export function useConfirmation(user: User): { isLate: boolean; lookOnceMore: () => void } {
  const [isLate, setLate] = useState(false);
  const [known] = useState(user);
  const hasPro = isSubscribed(user);
  const isAsking = !isLate && !hasPro;

  useEffect(() => {
    if (hasPro) announceUserChange(); // also where it was there before this tab came back
  }, [hasPro]);
  useEffect(() => {
    if (!isAsking) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    void lookSeveralTimes(known, signal).then((found) => found || signal.aborted || setLate(true));
    return () => stopping.abort();
  }, [isAsking, known]);
  return { isLate, lookOnceMore: () => setLate(false) };
}

async function lookSeveralTimes(known: User, signal: AbortSignal): Promise<boolean> {
  const rhythm = new Backoff({ maxMs: MOST_BETWEEN_MS });
  for (let look = 1; look <= MOST_LOOKS && !signal.aborted; look += 1) {
    // a look that fails is followed by another one
    const user = await lookAgain(known, { signal }).catch(() => known);
    if (isSubscribed(user)) return true;
    await wait(rhythm.next(), signal);
  }
  return false;
}
