const FEATURES = 'popup,width=800,height=800,toolbar=no,menubar=no,location=no,status=no';

let copilot: { url: string; window: Window } | null = null;

/**
 * Opens the copilot's pop-up, or brings the one that shows this session to the front.
 * False when the browser blocked it.
 */
export function openCopilot(url: string): boolean {
  if (copilot && !copilot.window.closed && copilot.url === url) {
    copilot.window.focus();
    return true;
  }
  const opened = window.open(url, 'pythia-copilot', FEATURES);
  copilot = opened ? { url, window: opened } : null;
  return opened !== null;
}
