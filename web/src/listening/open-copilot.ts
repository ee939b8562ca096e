declare global {
  interface Window {
    /** The copilot's window, which leaves it here with the one that opened it, and again after that was reloaded. */
    pythiaCopilot?: Window;
  }
}

const NAME = 'pythia-copilot';
const FEATURES = 'popup,width=800,height=800,toolbar=no,menubar=no,location=no,status=no';

export interface CopilotWindow {
  /** Shows a session in it, and brings it to the front. One that shows this session already goes on as it is. */
  show: (url: string) => void;
  /** Closes it again, unless it was open before. */
  discard: () => void;
}

/**
 * The copilot's pop-up, empty where it was not open. To be called in the click itself: browsers block what is
 * opened after an `await`.
 * @returns null when the browser blocked it all the same
 */
export function openCopilotWindow(): CopilotWindow | null {
  if (window.name === NAME) window.name = ''; // it was left for the dashboard: its share is not to go with its page
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

/** To be called in the copilot's window: only the one that opened it can bring it to the front. */
export function leaveHandleWithOpener(): void {
  try {
    if (window.opener) (window.opener as Window).pythiaCopilot = window;
  } catch {
    // the opener has gone to another origin: its properties throw
  }
}

/** The open window of a session, where this window opened it. */
export function copilotOpenedHere(sessionId: string): Window | null {
  const opened = window.pythiaCopilot;
  try {
    return opened && !opened.closed && opened.location.href.includes(sessionId) ? opened : null;
  } catch {
    return null; // it has gone to another origin
  }
}
