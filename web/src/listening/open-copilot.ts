declare global {
  interface Window {
    /** Kept on the opener, so that a window finds the copilot again after a reload. */
    pythiaCopilot?: Window;
  }
}

const NAME = 'pythia-copilot';
const FEATURES = 'popup,width=800,height=800,toolbar=no,menubar=no,location=no,status=no';

export interface CopilotPopUp {
  /** A window that shows this session already goes on as it is. */
  show: (url: string) => void;
  discard: () => void;
}

/**
 * Browsers block windows after an `await`: call it within the click.
 * @returns null if blocked
 */
export function openCopilotWindow(): CopilotPopUp | null {
  // this window shows the dashboard now: its share must not go with the copilot's page
  if (window.name === NAME) window.name = '';
  const opened = window.open('', NAME, FEATURES);
  if (!opened) return null;
  const isNew = opened.location.href === 'about:blank';
  if (isNew) sayThatItStarts(opened.document);
  return {
    show: (url) => {
      if (opened.closed) return;
      const { href } = new URL(url, window.location.href);
      if (opened.location.href !== href) opened.location.replace(href);
      opened.focus();
    },
    discard: () => isNew && opened.close(),
  };
}

function sayThatItStarts({ body }: Document): void {
  body.style.font = '1rem system-ui';
  body.textContent = 'Starting your session…';
}

/** Only the opener can bring the copilot's window to the front. */
export function leaveHandleWithOpener(): void {
  try {
    if (window.opener) (window.opener as Window).pythiaCopilot = window;
  } catch {
    // another origin's properties throw
  }
}

export function copilotOpenedHere(sessionId: string): Window | null {
  const opened = window.pythiaCopilot;
  try {
    return opened && !opened.closed && opened.location.href.includes(sessionId) ? opened : null;
  } catch {
    return null; // another origin's properties throw
  }
}
