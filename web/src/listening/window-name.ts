import { browserStorage } from '#browser/storage.ts';

const KEY = 'pythia-window';

/**
 * Name of this window for the server, kept over a reload. Between pages it lies in the tab's storage, and
 * only then, as duplicated tabs copy that storage.
 */
export function windowName(): string {
  name ??= takeName();
  return name;
}

let name: string | undefined;

function takeName(): string {
  const { session } = browserStorage;
  const kept = session.getItem(KEY) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  session.removeItem(KEY);
  window.addEventListener('pagehide', () => session.setItem(KEY, kept));
  window.addEventListener('pageshow', () => session.removeItem(KEY));
  return kept;
}
