import { useEffect, useEffectEvent } from 'react';
import { hasCharacterKeys } from '#browser/keys.ts';
import { isElement, useView } from '#ui/view.ts';
import { type DigitKeys, type Focus, isCharacter, type Shortcut, shortcutFor } from './shortcuts.ts';

export function useShortcuts(
  enabled: boolean,
  onShortcut: (shortcut: Shortcut) => void,
  digits?: DigitKeys,
): void {
  const { window } = useView();
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return; // handled by a line of the transcript
    if (isCharacter(event.key) && !hasCharacterKeys()) return;
    const shortcut = shortcutFor(event, focusOf(event.target), digits);
    if (!shortcut) return;
    event.preventDefault();
    onShortcut(shortcut);
  });

  useEffect(() => {
    if (!enabled) return undefined;
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [enabled, window]);
}

/** Field in which Space and Enter mean Get Answer as long as it is empty. */
export const ASKS_WHILE_EMPTY = { 'data-asks-while-empty': '' };

function focusOf(target: EventTarget | null): Focus {
  if (!isElement(target)) return 'nothing';
  if (target.matches('[data-asks-while-empty]:placeholder-shown')) return 'empty';
  if (target.matches('input, textarea, select') || target.isContentEditable) return 'field';
  // a button clicked by mouse keeps the focus without showing it: the key is the window's
  return target.matches(':focus-visible') && target.closest('button, a, summary') ? 'control' : 'nothing';
}
