import { expect, test } from 'vitest';
import { layOutMarks, MARK_PX, minutesBelow } from './lay-out-marks.ts';

test('marks stand where their time is, and above each other where they would touch', () => {
  expect(layOutMarks([0, 4, 4.5, 8], [0, 8], 224)).toEqual([
    { x: 12, level: 0 },
    { x: 112, level: 0 },
    { x: 124.5, level: 1 },
    { x: 212, level: 0 },
  ]);
});

test('with no room left they overlap, within the line and few levels', () => {
  const marks = layOutMarks(
    Array.from({ length: 200 }, (_, place) => place),
    [0, 199],
    300,
  );
  expect(Math.max(...marks.map(({ level }) => level))).toBe(3);
  expect(marks.every(({ x }) => x >= MARK_PX / 2 && x <= 300 - MARK_PX / 2)).toBe(true);
  expect(layOutMarks([5, 5], [5, 5], 0).map(({ x }) => x)).toEqual([12, 12]);
});

test('few whole minutes are written below', () => {
  const minute = 60_000;
  expect(minutesBelow([0, 27 * minute])).toEqual([5, 10, 15, 20, 25]);
  expect(minutesBelow([0, 119 * minute])).toEqual([30, 60, 90]);
  expect(minutesBelow([0, minute / 2])).toEqual([]);
  expect(minutesBelow([0, 0])).toEqual([]);
});
