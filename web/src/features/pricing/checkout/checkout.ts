import { createStore, type StoreApi } from 'zustand';
import { createCheckout } from '@pythia/contracts/billing.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { sentenceFor } from '#api/api-error.ts';
import { forgetCheckoutHere, rememberCheckoutHere } from '#billing/before-upgrade.ts';
import { type CheckoutWindow, openCheckoutWindow } from './checkout-window.ts';

/**
 * `opening`: asking our server; `open`: paying in the window; `closed`: paid or not; `left`: cancelled;
 * `subscribed`: has Pro already, so the portal is shown.
 */
export type CheckoutState =
  | { phase: 'idle' | 'opening' | 'left' | 'subscribed' }
  | { phase: 'open' | 'closed'; url: string }
  | { phase: 'failed'; reason: string };

interface Surroundings {
  openWindow?: (url?: string) => CheckoutWindow | null;
  goTo?: (url: string) => void;
  origin?: string;
}

export interface Checkout {
  state: StoreApi<CheckoutState>;
  /** Call it within the click. */
  start: (priceId: string) => Promise<void>;
  openAgain: () => void;
  startOver: () => void;
  checkWindow: () => void;
  leave: () => void;
}

export function createCheckoutFlow(surroundings: Surroundings = {}): Checkout {
  const { openWindow = openCheckoutWindow, goTo = leaveFor, origin } = surroundings;
  const state = createStore<CheckoutState>(() => ({ phase: 'idle' }));
  const show = (next: CheckoutState) => state.setState(next, true);
  let opened: CheckoutWindow | null = null;

  const start = async (price_id: string) => {
    if (state.getState().phase === 'opening') return; // second half of a double click
    forgetCheckoutHere(); // the new window copies session storage
    opened = openWindow();
    show({ phase: 'opening' });
    try {
      const { url, leads_to } = await authorisedCall(createCheckout, {
        query: { price_id },
        ...(origin !== undefined && { origin }),
      });
      if (!opened) {
        rememberCheckoutHere();
        show({ phase: 'idle' }); // back from the payment page, Upgrade works again
        return goTo(url);
      }
      opened.show(url);
      show(leads_to === 'portal' ? { phase: 'subscribed' } : { phase: 'open', url });
    } catch (error) {
      opened?.discard();
      show({ phase: 'failed', reason: sentenceFor(error, MESSAGES.requestFailed) });
    }
  };

  const openAgain = () => {
    const now = state.getState();
    if (!('url' in now)) return;
    if (!opened?.focus()) opened = openWindow(now.url);
    show({ phase: 'open', url: now.url });
  };

  const startOver = () => {
    opened?.discard();
    show({ phase: 'idle' });
  };

  const checkWindow = () => {
    const now = state.getState();
    if (now.phase === 'open' && opened?.isClosed()) show({ phase: 'closed', url: now.url });
  };

  const leave = () => {
    if ('url' in state.getState()) show({ phase: 'left' });
  };

  return { state, start, openAgain, startOver, checkWindow, leave };
}

const leaveFor = (url: string): void => window.location.assign(url);
