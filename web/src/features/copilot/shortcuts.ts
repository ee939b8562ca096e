import { STORY_KEYS } from '#answers/other-stories.tsx';
import { EDIT_KEY } from '#answers/question-header.tsx';

export type Shortcut =
  | {
      action:
        | 'get-answer'
        | 'stop'
        | 'edit-question'
        | 'drop-last'
        | 'focus-question'
        | 'fold-transcript'
        | 'show-shortcuts';
    }
  | { action: 'reach-line'; digit: number }
  | { action: 'tell-instead'; place: number }
  | { action: 'resize-answer'; steps: 1 | -1 };

/** Collapses the transcript. */
export const FOLD_KEY = 'T';

/** `isCharacter`: can be switched off. */
export const SHORTCUTS: readonly { keys: readonly string[]; does: string; isCharacter?: true }[] = [
  {
    keys: ['Space', 'Enter'],
    does: 'Get an answer when they finish; press again to ask at once',
  },
  { keys: ['Esc'], does: 'Stop the answer' },
  { keys: [EDIT_KEY], does: 'Edit the question and ask again', isCharacter: true },
  { keys: STORY_KEYS, does: 'Tell another story instead', isCharacter: true },
  { keys: ['1'], does: 'Include or leave out the newest line', isCharacter: true },
  { keys: ['2', '–', '9'], does: 'Start the question further back', isCharacter: true },
  { keys: ['Backspace'], does: 'Leave out the end of the question, or clear the selection' },
  { keys: ['↑', '↓'], does: 'Go through the lines, once one has the focus' },
  { keys: ['E'], does: 'Correct the line that has the focus' },
  { keys: ['Z'], does: 'Put back what was heard, where your vocabulary corrected that line' },
  { keys: ['/'], does: 'Type a question', isCharacter: true },
  { keys: [FOLD_KEY], does: 'Collapse the transcript to its newest line, or expand it', isCharacter: true },
  { keys: ['+', '-'], does: 'Make the answer larger or smaller', isCharacter: true },
  { keys: ['?'], does: 'Show this list', isCharacter: true },
];

/** A letter, a digit or a sign: what is also typed, or dictated, as text. */
export const isCharacter = (key: string): boolean => key.length === 1 && key !== ' ';

/** `empty` is the question box before anything is typed. */
export type Focus = 'nothing' | 'control' | 'field' | 'empty';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/**
 * What a key means here, or null when it belongs to somebody else: to a field in which the user types,
 * to a control that was reached by keyboard and answers to Space and Enter itself, or to the browser.
 */
export function shortcutFor(pressed: Pressed, focus: Focus): Shortcut | null {
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
  const place = STORY_KEYS.findIndex((storyKey) => storyKey === key.toUpperCase());
  if (place >= 0) return { action: 'tell-instead', place };
  return /^[1-9]$/.test(key) ? { action: 'reach-line', digit: Number(key) } : null;
}
