import { browserStorage } from '#browser/storage.ts';

const KEY = 'pythia-window';

/**
 * How this window names itself to the server: the same on all its connections and after a reload, another in each
 * window. Between two pages the name lies in the tab's storage, and only then: a tab that is duplicated, or opened
 * from this one, gets a copy of that storage.
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
  window.addEventListener('pageshow', () => session.removeItem(KEY)); // back again as it was
  return kept;
}
