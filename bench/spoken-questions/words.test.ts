import { expect, test } from 'vitest';
import { missedOf } from './words.ts';

test.each([
  ['What would you do today?', 'what would you do of a', { misheard: 1, lost: 0 }],
  ['down on a Friday night. What do you do?', 'down what do you do', { misheard: 0, lost: 4 }],
  ['down on a Friday night. What do you do?', 'down one what do you do', { misheard: 1, lost: 3 }],
  ['What do you do?', 'okay so what do you do', { misheard: 0, lost: 0 }],
  ['one two', 'two three', { misheard: 0, lost: 1 }],
])('of “%s” heard as “%s” counts what was misheard and what was lost', (wanted, given, missed) => {
  expect(missedOf(wanted, given)).toEqual(missed);
});
