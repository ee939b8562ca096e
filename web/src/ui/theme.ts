const KEY = 'theme';
const COOKIE_SECONDS = 31_536_000;

export type ThemeChoice = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

/** What the user chose; `system` while nothing was. The first paint reads the same key in public/theme.js. */
export function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  tellServer(choice);
  apply();
}

/** For `useSyncExternalStore`. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps this window in step with a choice made in another one, the pop-up included. */
export function followThemeOfOtherWindows(): void {
  apply();
  tellServer(themeChoice()); // again at each visit: browsers forget cookies sooner than storage
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) apply();
  });
}

/** A prerendered page arrives in the chosen theme, as it runs no script before its first paint. */
function tellServer(choice: ThemeChoice): void {
  const age = choice === 'system' ? 0 : COOKIE_SECONDS;
  document.cookie = `${KEY}=${choice}; path=/; max-age=${age}; samesite=lax`;
}

function apply(): void {
  const choice = themeChoice();
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  for (const listener of listeners) listener();
}
