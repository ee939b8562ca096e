import { expect, test } from 'vitest';
import { shortcutsWith } from './shortcut-words.ts';
import { isCharacter, shortcutFor, LINE_DIGITS, STYLE_DIGITS } from './shortcuts.ts';

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...held,
});

test.each([
  [' ', { action: 'get-answer' }],
  ['Enter', { action: 'get-answer' }],
  ['Escape', { action: 'stop' }],
  ['/', { action: 'focus-question' }],
  ['?', { action: 'show-shortcuts' }],
  ['t', { action: 'fold-transcript' }],
  ['T', { action: 'fold-transcript' }],
  ['a', { action: 'tell-instead', place: 0 }],
  ['B', { action: 'tell-instead', place: 1 }],
  ['c', { action: 'tell-instead', place: 2 }],
  ['e', { action: 'edit-question' }],
  ['+', { action: 'resize-answer', steps: 1 }],
  ['=', { action: 'resize-answer', steps: 1 }],
  ['-', { action: 'resize-answer', steps: -1 }],
  ['Backspace', { action: 'drop-last' }],
  ['r', { action: 'say-anew' }],
])('takes the key %j', (key, shortcut) => {
  expect(shortcutFor(press(key), 'nothing')).toEqual(shortcut);
});

test.each([
  ['1', { action: 'choose-style', choice: 0 }],
  ['4', { action: 'choose-style', choice: 3 }],
  ['0', { action: 'choose-style', choice: null }],
  ['r', { action: 'say-anew' }],
  ['5', { action: 'reach-line', place: 0 }],
  ['9', { action: 'reach-line', place: 4 }],
  ['t', { action: 'fold-transcript' }],
])('takes the key %j where answers have styles', (key, shortcut) => {
  expect(shortcutFor(press(key), 'nothing', STYLE_DIGITS)).toEqual(shortcut);
  expect(shortcutFor(press(key), 'field', STYLE_DIGITS)).toBeNull();
});

test('counts the lines alike, whether answers have styles or not', () => {
  for (const [place, key] of ['5', '6', '7', '8', '9'].entries())
    for (const digits of [LINE_DIGITS, STYLE_DIGITS])
      expect(shortcutFor(press(key), 'nothing', digits)).toEqual({ action: 'reach-line', place });
  for (const key of ['0', '1', '4']) expect(shortcutFor(press(key), 'nothing', LINE_DIGITS)).toBeNull();
});

test('lists the key that asks again, in the words of the window', () => {
  const does = [LINE_DIGITS, STYLE_DIGITS].map(
    (digits) => shortcutsWith(digits).find(({ keys: [key] }) => key === 'R')?.does,
  );
  expect(does).toEqual(['Ask the same again', 'Say this answer anew, in the style that is on']);
});

test('lists the digits as they are in the window', () => {
  const keys = shortcutsWith(STYLE_DIGITS).map((shortcut) => shortcut.keys.join(''));
  expect(keys).toEqual(expect.arrayContaining(['1–4', '0', 'R', '5', '6–9']));
});

test.each([' ', 'Enter', '/', '?', '1', 'a', 'e', 'Backspace', 'Escape'])(
  'leaves %j to a field in which somebody types',
  (key) => {
    expect(shortcutFor(press(key), 'field')).toBeNull();
  },
);

test('takes Space and Enter in the question box while it is empty, and leaves it all that is typed', () => {
  for (const key of [' ', 'Enter'])
    expect(shortcutFor(press(key), 'empty')).toEqual({ action: 'get-answer' });
  for (const key of ['1', 'a', '/', 'Backspace', 'Escape'])
    expect(shortcutFor(press(key), 'empty')).toBeNull();
});

test('leaves Space and Enter to a focused control, and takes the other keys', () => {
  expect(shortcutFor(press(' '), 'control')).toBeNull();
  expect(shortcutFor(press('Enter'), 'control')).toBeNull();
  expect(shortcutFor(press('Escape'), 'control')).toEqual({ action: 'stop' });
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('leaves combinations with %s to the browser', (held) => {
  expect(shortcutFor(press('5', { [held]: true }), 'nothing')).toBeNull();
});

test('asks once, however long the key is held', () => {
  expect(shortcutFor(press(' ', { repeat: true }), 'nothing')).toBeNull();
});

test('leaves other keys alone', () => {
  for (const key of ['0', 'd', 'Tab', 'F5', 'ArrowDown'])
    expect(shortcutFor(press(key), 'nothing')).toBeNull();
});

test.each(['e', 'A', '1', '/', '?', '+', '-', 'ß'])('%s is a character', (key) => {
  expect(isCharacter(key)).toBe(true);
});

test.each([' ', 'Enter', 'Escape', 'Backspace', 'ArrowUp'])('%s is none', (key) => {
  expect(isCharacter(key)).toBe(false);
});
