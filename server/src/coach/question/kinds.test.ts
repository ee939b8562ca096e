import { expect, test } from 'vitest';
import kinds from './kinds.json' with { type: 'json' };
import groups from './signals.json' with { type: 'json' };

const KINDS = new Set([
  ...groups.flatMap(({ signals }) => signals.map(({ kind }) => kind)),
  'estimate',
  'follow-up',
  'open',
]);

test.each(Object.entries(kinds))('“%s” names kinds of questions alone', (_group, named) => {
  expect(named.split(' ').filter((kind) => !KINDS.has(kind))).toEqual([]);
});
