import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('forgets the oldest entry when there is one too many', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('c', 3);
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 3],
  ]);
});

test('an entry that is set again is the newest', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...map.keys()]).toEqual(['a', 'c']);
});
