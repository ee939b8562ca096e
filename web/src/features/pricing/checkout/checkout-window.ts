const NAME = 'pythia-checkout';

export interface CheckoutWindow {
  show: (url: string) => void;
  /** Closes it, where that can still be done from here. */
  discard: () => void;
  /** Brings it to the front. @returns false when it cannot be reached from here */
  focus: () => boolean;
  /** Whether it is known to be closed. */
  isClosed: () => boolean;
}

/**
 * An empty window for the checkout. To be called in the click itself: browsers block what is opened after an
 * `await`.
 * @returns null when the browser blocked it all the same
 */
export function openCheckoutWindow(url = ''): CheckoutWindow | null {
  if (window.name === NAME) window.name = ''; // a tab that came back from a checkout must not open itself
  const opened = window.open(url, NAME);
  if (!opened) return null;
  let isOurs = url === '' || isSameOrigin(url);
  if (url === '') sayThatItOpens(opened);
  return {
    show: (address) => {
      if (opened.closed) return; // by the user, and still known to be
      isOurs = isSameOrigin(address);
      opened.location.replace(address);
    },
    discard: () => opened.close(),
    focus: () => {
      opened.focus();
      return !opened.closed;
    },
    // a page of another origin is cut off from this one, and looks closed from here
    isClosed: () => isOurs && opened.closed,
  };
}

const isSameOrigin = (url: string): boolean =>
  new URL(url, window.location.href).origin === window.location.origin;

function sayThatItOpens(opened: Window): void {
  try {
    const { body } = opened.document;
    body.style.font = '1rem system-ui';
    body.textContent = 'Opening the checkout…';
  } catch {
    // it was open before, and shows another origin: then that stays until it is navigated
  }
}
