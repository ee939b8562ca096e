import { beforeEach, expect, test } from 'vitest';
import { Opened } from './opened.ts';

let now = 0;
let opened: Opened<string>;
beforeEach(() => {
  now = 0;
  opened = new Opened({ most: 3, forMs: 1_000, now: () => now });
});

test('keeps the most recently used', () => {
  for (const handle of ['a', 'b', 'c']) opened.set(handle, `of ${handle}`);
  opened.get('a');
  opened.set('d', 'of d');
  expect(['a', 'b', 'c', 'd'].map((handle) => opened.get(handle))).toEqual([
    'of a',
    undefined,
    'of c',
    'of d',
  ]);
});

test('forgets what was not used for its time, also when nobody asks', () => {
  opened.set('a', 'of a');
  opened.set('b', 'of b');
  now = 900;
  opened.get('a');
  now = 1_800;
  expect([opened.get('b'), opened.get('a')]).toEqual([undefined, 'of a']);
  now = 2_801;
  opened.forgetUnused();
  expect(opened.size).toBe(0);
});
