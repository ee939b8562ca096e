import { expect, test } from 'vitest';
import { missingOf } from './missing.ts';

const ALL = { pages: [], rest: false };

test('nothing is missing of what was read whole', () => {
  expect(missingOf({ cut: [], unread: ALL })).toEqual([]);
});

test('what was read only in part is said: parts that were cut, pages without text, and the rest of a long file', () => {
  expect(missingOf({ cut: ['name', 'work'], unread: { pages: [2, 3], rest: true } })).toEqual([
    'Your name was cut at 100 characters.',
    'Work was cut at 5,000 characters.',
    'No text was found on pages 2–3: pictures are not read.',
    'The file is longer than is read: its first 100,000 characters are.',
  ]);
});
