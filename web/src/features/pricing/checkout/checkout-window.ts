const NAME = 'pythia-checkout';

export interface CheckoutWindow {
  show: (url: string) => void;
  discard: () => void;
  focus: () => boolean;
  isClosed: () => boolean;
}

/**
 * Browsers block windows after an `await`: call it within the click.
 * @returns null if blocked
 */
export function openCheckoutWindow(url = ''): CheckoutWindow | null {
  if (window.name === NAME) window.name = ''; // this tab came back from a checkout and would open itself
  const opened = window.open(url, NAME);
  if (!opened) return null;
  let isOurs = url === '' || isSameOrigin(url);
  if (url === '') sayThatItOpens(opened);
  return {
    show: (address) => {
      if (opened.closed) return;
      isOurs = isSameOrigin(address);
      opened.location.replace(address);
    },
    discard: () => opened.close(),
    focus: () => {
      opened.focus();
      return !opened.closed;
    },
    // windows of other origins look closed
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
    // a window on another origin stays open until it is navigated
  }
}
