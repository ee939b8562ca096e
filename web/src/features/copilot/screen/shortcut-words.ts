import { STORY_KEYS } from '#answers/other-stories.tsx';
import { EDIT_KEY } from '#answers/question-header.tsx';
import { ANEW_KEY, type DigitKeys, FOLD_KEY } from './shortcuts.ts';

/** `isCharacter`: can be switched off. */
interface Explained {
  keys: readonly string[];
  does: string;
  isCharacter?: true;
}

export const shortcutsWith = ({ styles, lines }: DigitKeys): readonly Explained[] => [
  {
    keys: ['Space', 'Enter'],
    does: 'Get an answer when they finish, or look at the one that waits; press again to ask at once',
  },
  { keys: ['Esc'], does: 'Stop the answer, or put away one that came by itself' },
  { keys: [EDIT_KEY], does: 'Edit the question and ask again', isCharacter: true },
  { keys: STORY_KEYS, does: 'Tell another story instead', isCharacter: true },
  {
    keys: [ANEW_KEY],
    does: styles ? 'Say this answer anew, in the style that is on' : 'Ask the same again',
    isCharacter: true,
  },
  ...(styles ? STYLE_SHORTCUTS : []),
  { keys: [lines[0]!], does: 'Include or leave out the newest line', isCharacter: true },
  { keys: [lines[1]!, '–', lines.at(-1)!], does: 'Start the question further back', isCharacter: true },
  { keys: ['Backspace'], does: 'Leave out the end of the question, or clear the selection' },
  { keys: ['↑', '↓'], does: 'Go through the lines, once one has the focus' },
  { keys: ['E'], does: 'Correct the line that has the focus' },
  { keys: ['Z'], does: 'Put back what was heard, where your vocabulary corrected that line' },
  { keys: ['/'], does: 'Type a question', isCharacter: true },
  { keys: [FOLD_KEY], does: 'Collapse the transcript to its newest line, or expand it', isCharacter: true },
  { keys: ['+', '-'], does: 'Make the answer larger or smaller', isCharacter: true },
  { keys: ['?'], does: 'Show this list', isCharacter: true },
];

const STYLE_SHORTCUTS: readonly Explained[] = [
  { keys: ['1', '–', '4'], does: 'Answer in this style from now on', isCharacter: true },
  { keys: ['0'], does: 'Answer without a style from now on', isCharacter: true },
];
