import { createStore, useStore } from 'zustand';
import { browserStorage } from '#browser/storage.ts';

const KEY = 'theme';
const COOKIE_SECONDS = 31_536_000;

export type ThemeChoice = 'system' | 'light' | 'dark';

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

/** public/theme.js reads this key before the first paint. */
function storedChoice(): ThemeChoice {
  const stored = browserStorage.local.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Prerendered pages run no script before painting, so the server reads a cookie. */
function tellServer(chosen: ThemeChoice): void {
  const age = chosen === 'system' ? 0 : COOKIE_SECONDS;
  document.cookie = `${KEY}=${chosen}; path=/; max-age=${age}; samesite=lax`;
}
