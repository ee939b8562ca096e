import { expect, test } from 'vitest';
import { type BranchMessage, chooseBeside, shownBranch } from './branches.ts';

const message = (id: string, parent_id: string | null): BranchMessage => ({
  id,
  parent_id,
  is_user: id.startsWith('m'),
  text: id,
  state: 'complete',
  answered_by: null,
  at: '2026-01-01T00:00:00Z',
});

/** Edited twice; the first goes on. */
const messages = [
  message('m1', null),
  message('r1', 'm1'),
  message('m2', 'r1'),
  message('r2', 'm2'),
  message('m3', 'r2'),
  message('r3', 'm3'),
  message('m2b', 'r1'),
  message('r2b', 'm2b'),
  message('m2c', 'r1'),
];

const shown = (chosen = {}) =>
  shownBranch(messages, chosen).map(({ message: { id }, place, count }) => [id, place, count]);

test('the newest branch is shown, and how many there are beside it', () => {
  expect(shown()).toEqual([
    ['m1', 1, 1],
    ['r1', 1, 1],
    ['m2c', 3, 3],
  ]);
});

test('another branch is shown with all that followed in it', () => {
  const chosen = chooseBeside(messages, chooseBeside(messages, {}, messages[8]!, -1), messages[6]!, -1);
  expect(shown(chosen)).toEqual([
    ['m1', 1, 1],
    ['r1', 1, 1],
    ['m2', 1, 3],
    ['r2', 1, 1],
    ['m3', 1, 1],
    ['r3', 1, 1],
  ]);
});

test('before the first and after the last there is none to choose', () => {
  const chosen = { r1: 'm2', r2: 'm3' };
  expect(chooseBeside(messages, chosen, messages[2]!, -1)).toEqual(chosen);
  expect(chooseBeside(messages, chosen, messages[8]!, 1)).toEqual(chosen);
});

test('a choice leaves those made elsewhere', () => {
  expect(chooseBeside(messages, { r2: 'm3' }, messages[8]!, -2)).toEqual({ r1: 'm2', r2: 'm3' });
});

test('a conversation without a message shows none', () => {
  expect(shownBranch([], {})).toEqual([]);
});
