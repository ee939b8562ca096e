import { createStore, type StoreApi } from 'zustand';
import { createCheckout } from '@pythia/contracts/billing.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { sentenceFor } from '#api/api-error.ts';
import { forgetCheckoutHere, rememberCheckoutHere } from '#billing/before-upgrade.ts';
import { type CheckoutWindow, openCheckoutWindow } from './checkout-window.ts';

/**
 * `opening` our server is asked · `open` somebody is paying in the other window · `closed` that window is gone,
 * paid or not · `left` the checkout was cancelled there · `subscribed` there was a subscription already, and the
 * window shows the portal.
 */
export type CheckoutState =
  | { phase: 'idle' | 'opening' | 'left' | 'subscribed' }
  | { phase: 'open' | 'closed'; url: string }
  | { phase: 'failed'; reason: string };

interface Surroundings {
  openWindow?: (url?: string) => CheckoutWindow | null;
  /** Goes to an address in this tab. */
  goTo?: (url: string) => void;
  /** Where the server is; the page's own origin unless said otherwise. */
  origin?: string;
}

export interface Checkout {
  state: StoreApi<CheckoutState>;
  /** To be called in the click itself. */
  start: (priceId: string) => Promise<void>;
  openAgain: () => void;
  startOver: () => void;
  /** Notes that the window was closed, where that can be seen. */
  checkWindow: () => void;
  /** To be called when the other window says that the checkout was cancelled. */
  leave: () => void;
}

/** One way from a press of Upgrade to the payment, in a window beside this one or, if that is blocked, in this tab. */
export function createCheckoutFlow(surroundings: Surroundings = {}): Checkout {
  const { openWindow = openCheckoutWindow, goTo = leaveFor, origin } = surroundings;
  const state = createStore<CheckoutState>(() => ({ phase: 'idle' }));
  const show = (next: CheckoutState) => state.setState(next, true);
  let opened: CheckoutWindow | null = null;

  const start = async (price_id: string) => {
    if (state.getState().phase === 'opening') return; // the second half of a double click
    forgetCheckoutHere(); // before the window is given a copy of what this tab remembers
    opened = openWindow();
    show({ phase: 'opening' });
    try {
      const { url, leads_to } = await authorisedCall(createCheckout, {
        query: { price_id },
        ...(origin !== undefined && { origin }),
      });
      if (!opened) {
        rememberCheckoutHere();
        show({ phase: 'idle' }); // as it is to be found when it is gone back to
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
