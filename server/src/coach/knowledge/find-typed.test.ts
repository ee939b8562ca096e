import { expect, test } from 'vitest';
import { findTyped } from './find-typed.ts';

test.each([
  ['has', 'hash-tables'],
  ['hash tab', 'hash-tables'],
  ['Hash-Tables', 'hash-tables'],
  ['deadlok', 'deadlocks'],
  ['ﬁne tun', 'fine-tuning'],
  ['ＳＱＬ joi', 'sql-joins'],
  ['c', undefined],
])('finds by what is typed so far, a slip included: %s', (search, id) => {
  const found = findTyped(search, 20);
  if (id) expect(found[0]).toBe(id);
  expect(found.length).toBeLessThanOrEqual(20);
});

test('a name counts above a text, and every word has to be there', () => {
  expect(findTyped('testing', 3)[0]).toBe('testing');
  expect(findTyped('hash zebra', 3)).toEqual([]);
  expect(findTyped('?!', 3)).toEqual([]);
});
