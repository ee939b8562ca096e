const KEY = 'theme';

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
  apply();
}

/** For `useSyncExternalStore`. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps this window in step with a choice made in another one, the pop-up included. */
export function followThemeOfOtherWindows(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) apply();
  });
}

function apply(): void {
  const choice = themeChoice();
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  for (const listener of listeners) listener();
}
