import { useSyncExternalStore } from 'react';
import { chooseTheme, subscribeToTheme, themeChoice, type ThemeChoice } from './theme.ts';

export function useTheme(): [choice: ThemeChoice, choose: (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribeToTheme, themeChoice, () => 'system' as const), chooseTheme];
}
