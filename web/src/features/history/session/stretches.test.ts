import { expect, test } from 'vitest';
import { type Exchange, newExchange } from '#answers/exchange.ts';
import type { TranscriptPassage } from './passages.ts';
import { keepOnly, recordStretchesOf } from './stretches.ts';

const said = (at: number): TranscriptPassage => ({
  events: [`e${at}`],
  at,
  channel: 'interviewer',
  sentences: [],
});
const asked = (at: number, ...lines: number[]): Exchange => ({
  ...newExchange(at, { text: '', source: 'lines', lines: lines.map((line) => `e${line}/0`) }, at),
  eventId: `q${at}`,
});
const laidOut = (passages: TranscriptPassage[], exchanges: Exchange[]) =>
  recordStretchesOf(passages, exchanges).map(({ passages, exchanges }) => [
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
  const stretches = recordStretchesOf(passages, [asked(4_500, 17, 4_200)]);
  expect(stretches.flatMap((stretch) => stretch.passages)).toEqual(passages);
  expect(Math.max(...stretches.map((stretch) => stretch.passages.length))).toBe(40);
  expect(new Set(stretches.map(({ key }) => key)).size).toBe(stretches.length);
});

test('what is deleted is taken out, and the stretches that it was not in stay the same objects', () => {
  const passages = Array.from({ length: 200 }, (_, at) => said(at));
  const stretches = recordStretchesOf(passages, [asked(100, 90), asked(150, 140)]);
  const left = new Set([...passages.flatMap(({ events }) => events), 'q100', 'q150']);
  for (const deleted of ['e0', 'e90', 'q150']) left.delete(deleted);
  const kept = keepOnly(stretches, left);
  const shown = kept.flatMap((stretch) => stretch.passages.flatMap(({ events }) => events));
  expect(shown).toEqual([...left].filter((id) => id.startsWith('e')));
  expect(kept.flatMap(({ exchanges }) => exchanges.map(({ at }) => at))).toEqual([100]);
  expect(kept.map(({ key }) => key)).toEqual(stretches.map(({ key }) => key));
  expect(kept.filter((stretch, place) => stretch !== stretches[place])).toHaveLength(3);
});

test('of which nothing is left, there is no stretch', () => {
  const stretches = recordStretchesOf([said(1), said(5)], [asked(4, 1)]);
  expect(keepOnly(stretches, new Set(['e5']))).toEqual([stretches[1]]);
});
