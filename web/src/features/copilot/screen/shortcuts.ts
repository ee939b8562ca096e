import type { StyleChoice } from '@pythia/contracts/style.ts';
import { useEffect, useEffectEvent } from 'react';
import { STORY_KEYS } from '#answers/other-stories.tsx';
import { EDIT_KEY } from '#answers/question-header.tsx';
import { hasCharacterKeys } from '#browser/keys.ts';
import { isElement, useView } from '#ui/view.ts';

export type Shortcut =
  | {
      action:
        | 'get-answer'
        | 'stop'
        | 'edit-question'
        | 'drop-last'
        | 'focus-question'
        | 'fold-transcript'
        | 'say-anew'
        | 'show-shortcuts';
    }
  | { action: 'reach-line'; place: number }
  | { action: 'choose-style'; choice: StyleChoice }
  | { action: 'tell-instead'; place: number }
  | { action: 'resize-answer'; steps: 1 | -1 };

export const FOLD_KEY = 'T';

export const ANEW_KEY = 'R';

export interface DigitKeys {
  readonly styles: boolean;
  /** The newest line's key, then those of lines above the question. */
  readonly lines: readonly string[];
}

/** Digits 1 to 4 always mean styles. Pressed again, these reach further back. */
const LINES = ['5', '6', '7', '8', '9'] as const;

export const LINE_DIGITS: DigitKeys = { styles: false, lines: LINES };
export const STYLE_DIGITS: DigitKeys = { styles: true, lines: LINES };

const STYLES: Partial<Record<string, StyleChoice>> = { '0': null, '1': 0, '2': 1, '3': 2, '4': 3 };

export const styleKey = (choice: StyleChoice): string => (choice === null ? '0' : String(choice + 1));

/** Characters are also typed, or dictated, as text. */
export const isCharacter = (key: string): boolean => key.length === 1 && key !== ' ';

/** `empty`: the question box before anything is typed. */
export type Focus = 'nothing' | 'control' | 'field' | 'empty';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** Null for keys that belong to a field, to a control reached by keyboard, or to the browser. */
export function shortcutFor(pressed: Pressed, focus: Focus, digits = LINE_DIGITS): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey, repeat } = pressed;
  if (ctrlKey || metaKey || altKey || repeat || focus === 'field') return null;
  if (focus === 'empty' && key !== ' ' && key !== 'Enter') return null;
  if (key === ' ' || key === 'Enter') return focus === 'control' ? null : { action: 'get-answer' };
  if (key === 'Escape') return { action: 'stop' };
  if (key === 'Backspace') return { action: 'drop-last' };
  if (key.toUpperCase() === EDIT_KEY) return { action: 'edit-question' };
  if (key === '/') return { action: 'focus-question' };
  if (key.toUpperCase() === FOLD_KEY) return { action: 'fold-transcript' };
  if (key === '+' || key === '=') return { action: 'resize-answer', steps: 1 }; // one key on many keyboards
  if (key === '-') return { action: 'resize-answer', steps: -1 };
  if (key === '?') return { action: 'show-shortcuts' };
  const story = STORY_KEYS.findIndex((storyKey) => storyKey === key.toUpperCase());
  if (story >= 0) return { action: 'tell-instead', place: story };
  if (key.toUpperCase() === ANEW_KEY) return { action: 'say-anew' };
  const choice = digits.styles ? STYLES[key] : undefined;
  if (choice !== undefined) return { action: 'choose-style', choice };
  const line = digits.lines.indexOf(key);
  return line < 0 ? null : { action: 'reach-line', place: line };
}

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
