import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { User } from '@pythia/contracts/accounts.ts';
import { pollAndLook } from '#api/poll-and-look.ts';
import { syncSubscription } from '#billing/sync-subscription.ts';
import { onCheckoutLeft } from './checkout-news.ts';
import { createCheckoutFlow } from './checkout.ts';

const WATCH_EVERY_MS = 1_000;
/** Twenty polls in five minutes, of a user's thirty: other windows poll too. */
const POLL = { everyMs: 15_000, patienceMs: 30 * 60_000 };

export function useCheckout(user: User) {
  const [checkout] = useState(() => createCheckoutFlow());
  const state = useStore(checkout.state);
  const known = useRef(user);
  useEffect(() => {
    known.current = user;
  }, [user]);
  const isPending = 'url' in state;

  useEffect(() => {
    if (!isPending) return undefined;
    // a failed poll is followed by another
    const poll = () => void syncSubscription(known.current).catch(() => {});
    const watching = setInterval(checkout.checkWindow, WATCH_EVERY_MS);
    const stops = [pollAndLook(poll, POLL), onCheckoutLeft(checkout.leave)];
    return () => {
      clearInterval(watching);
      for (const stop of stops) stop();
    };
  }, [isPending, checkout]);
  return { state, checkout };
}
