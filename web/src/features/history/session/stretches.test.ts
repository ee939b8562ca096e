import { expect, test } from 'vitest';
import { type Exchange, newExchange } from '#answers/exchange.ts';
import type { Passage } from './passages.ts';
import { stretchesOf } from './stretches.ts';

const said = (at: number): Passage => ({ events: [`e${at}`], at, sentences: [] });
const asked = (at: number, ...lines: number[]): Exchange => ({
  ...newExchange(at, { text: '', source: 'lines', lines: lines.map((line) => `e${line}/0`) }, at),
  eventId: `q${at}`,
});
const laidOut = (passages: Passage[], exchanges: Exchange[]) =>
  stretchesOf(passages, exchanges).map(({ passages, exchanges }) => [
    passages.map(({ at }) => at),
    exchanges.map(({ at }) => at),
  ]);

test('a question stands at the lines that it was made of', () => {
  expect(laidOut([said(1), said(2), said(3), said(5)], [asked(4, 2, 3)])).toEqual([
    [[1], []],
    [[2, 3], [4]],
    [[5], []],
  ]);
});

test('one that was typed stands at what was said last before it', () => {
  expect(laidOut([said(1), said(2), said(5)], [asked(4)])).toEqual([
    [[1], []],
    [[2], [4]],
    [[5], []],
  ]);
});

test('several about the same lines stand below each other', () => {
  expect(laidOut([said(1), said(2)], [asked(3, 2), asked(4, 1), asked(5)])).toEqual([
    [[1], []],
    [[2], [3, 4, 5]],
  ]);
});

test('one that was asked before anything was said comes first', () => {
  expect(laidOut([said(2)], [asked(1)])).toEqual([
    [[], [1]],
    [[2], []],
  ]);
});

test('one whose lines are deleted stands where it was asked', () => {
  expect(laidOut([said(1), said(5)], [asked(4, 3)])).toEqual([
    [[1], [4]],
    [[5], []],
  ]);
});

test('a talk without a question is cut, and nothing of it is lost or twice', () => {
  const passages = Array.from({ length: 5_000 }, (_, at) => said(at));
  const stretches = stretchesOf(passages, [asked(4_500, 17, 4_200)]);
  expect(stretches.flatMap((stretch) => stretch.passages)).toEqual(passages);
  expect(Math.max(...stretches.map((stretch) => stretch.passages.length))).toBe(40);
  expect(new Set(stretches.map(({ key }) => key)).size).toBe(stretches.length);
});
