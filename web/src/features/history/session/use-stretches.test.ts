import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import { expect, test } from 'vitest';
import { follow, layOut } from './use-stretches.ts';

const line = (seq: number) =>
  ({
    kind: 'line',
    id: `e${seq}`,
    text: `Line ${seq}.`,
    seq,
    at: new Date(seq).toISOString(),
  }) as SessionEvent;
const TALK = Array.from({ length: 200 }, (_, seq) => line(seq));

test('a deletion lays out no stretch again but the one that it was in', () => {
  const before = layOut(TALK);
  const after = follow(before, TALK.toSpliced(50, 1));
  expect(after.stretches).toHaveLength(5);
  expect(after.stretches.map((stretch, place) => stretch === before.stretches[place])).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(after.stretches[1]!.passages).toHaveLength(39);
});

test('what is new is laid out, and what was deleted comes back when it is called back', () => {
  const deleted = follow(layOut(TALK), TALK.toSpliced(50, 1));
  expect(follow(deleted, TALK).stretches).toEqual(layOut(TALK).stretches);
  const more = [...TALK, line(200)];
  expect(follow(layOut(TALK), more).stretches).toEqual(layOut(more).stretches);
});
