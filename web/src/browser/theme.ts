import { createStore, useStore } from 'zustand';
import { browserStorage } from '#browser/storage.ts';

const KEY = 'theme';
const COOKIE_SECONDS = 31_536_000;

export type ThemeChoice = 'system' | 'light' | 'dark';

/** What the user chose; `system` while nothing was, as in a prerendered page. */
const choice = createStore<ThemeChoice>(() => 'system');

export const useTheme = (): [choice: ThemeChoice, choose: (choice: ThemeChoice) => void] => [
  useStore(choice),
  chooseTheme,
];

function chooseTheme(chosen: ThemeChoice): void {
  if (chosen === 'system') browserStorage.local.removeItem(KEY);
  else browserStorage.local.setItem(KEY, chosen);
  apply(chosen);
}

/** Shows the chosen theme, and goes with a choice made in another window, the pop-up included. */
export function followChosenTheme(): void {
  apply(storedChoice());
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) apply(storedChoice());
  });
}

function apply(chosen: ThemeChoice): void {
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
  tellServer(chosen);
  choice.setState(chosen);
}

/** The first paint reads the same key, in public/theme.js. */
function storedChoice(): ThemeChoice {
  const stored = browserStorage.local.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/**
 * A prerendered page arrives in the chosen theme, as it runs no script before its first paint. Told again at
 * each visit: browsers forget cookies sooner than storage.
 */
function tellServer(chosen: ThemeChoice): void {
  const age = chosen === 'system' ? 0 : COOKIE_SECONDS;
  document.cookie = `${KEY}=${chosen}; path=/; max-age=${age}; samesite=lax`;
}
