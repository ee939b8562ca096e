import { expect, test } from 'vitest';
import { ifKept } from './use-setup.ts';

test('an application that was deleted after it was chosen is no application any more', () => {
  expect(ifKept('a', [{ id: 'a' }, { id: 'b' }])).toBe('a');
  expect(ifKept('c', [{ id: 'a' }, { id: 'b' }])).toBe(null);
  expect(ifKept('c', [])).toBe(null);
  expect(ifKept(null, [{ id: 'a' }])).toBe(null);
});

test('an application that was chosen stays so while it is not known whether it is kept', () => {
  expect(ifKept('a', null)).toBe('a');
});
