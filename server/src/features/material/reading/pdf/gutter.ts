import { findDates } from '#coach/layout.ts';
import { areColumns, isColumn, isMargin } from '../are-columns.ts';
import type { PieceRow } from './lines.ts';

/** Empty strip left of `x`, rows `from` to before `to`. */
export interface Gutter {
  x: number;
  from: number;
  to: number;
}

const WIDTH = 4;
/** Units of letter size: narrower ones may be rivers of justified text. */
const WIDE = 1.5;
/** Lines side by side that make columns; two suffice under headings, narrow gutters need more. */
const LEAST_LINES = 3;
const LEAST_HEADED_LINES = 2;
const LEAST_LINES_BESIDE_RIVER = 6;
const LEAST_LETTERS = 30;
const BY_CHANCE = 0.2;
const SAME_EDGE = 2;
const MOST_EDGES = 200;
const SAME_PLACE = 8;

export function findGutter(rows: readonly PieceRow[], known?: number): Gutter | undefined {
  let best: { gutter: Gutter; score: number } | undefined;
  for (const x of leftEdges(rows)) {
    for (const gutter of openStretches(rows, x)) {
      const score = scoreOf(rows, gutter, known);
      const isLonger =
        best !== undefined &&
        score === best.score &&
        gutter.to - gutter.from > best.gutter.to - best.gutter.from;
      if (score > (best?.score ?? 0) || (isLonger && score > 0)) best = { gutter, score };
    }
  }
  return best?.gutter;
}

function leftEdges(rows: readonly PieceRow[]): number[] {
  const counted = new Map<number, number>();
  for (const { left } of rows.flat()) counted.set(Math.round(left), (counted.get(Math.round(left)) ?? 0) + 1);
  const leftmost = Math.min(...counted.keys());
  return [...counted]
    .filter(([left]) => left > leftmost + 40)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_EDGES)
    .map(([left]) => left - 1);
}

function* openStretches(rows: readonly PieceRow[], x: number): Generator<Gutter> {
  let from = 0;
  for (let row = 0; row <= rows.length; row += 1) {
    const isCrossed = rows[row]?.some(({ left, right }) => left < x && right > x - WIDTH) ?? true;
    if (!isCrossed) continue;
    const stretch = trimmed(rows, { x, from, to: row });
    if (stretch.to > stretch.from) yield stretch;
    from = row + 1;
  }
}

/** Drops rows cut by chance at both ends: their blank is wider elsewhere, or nothing is at the right. */
function trimmed(rows: readonly PieceRow[], { x, from, to }: Gutter): Gutter {
  const gaps = rows.slice(from, to).map((row) => gapAt(row, x));
  let [first, last] = [0, gaps.length];
  while (first < last && isByChance(gaps[first]!, gaps.slice(first + 1, last))) first += 1;
  while (last > first && isByChance(gaps[last - 1]!, gaps.slice(first, last - 1))) last -= 1;
  if (from + last < rows.length) while (last > first && !gaps[last - 1]!.hasRight) last -= 1;
  return { x, from: from + first, to: from + last };
}

interface Gap {
  isNarrow: boolean;
  hasRight: boolean;
}

const isByChance = (gap: Gap, others: readonly Gap[]): boolean =>
  gap.isNarrow && others.filter((other) => other.isNarrow).length < BY_CHANCE * others.length;

function gapAt(row: PieceRow, x: number): Gap {
  const [left, right] = [row.filter((piece) => piece.left < x), row.filter((piece) => piece.left >= x)];
  const gap = Math.min(...right.map((piece) => piece.left)) - Math.max(...left.map((piece) => piece.right));
  return { isNarrow: gap < WIDE * row[0]!.size, hasRight: right.length > 0 };
}

function scoreOf(rows: readonly PieceRow[], { x, from, to }: Gutter, known?: number): number {
  const between = rows.slice(from, to);
  const leftRows = between.map((row) => row.filter((piece) => piece.left < x));
  const rightRows = between.map((row) => row.filter((piece) => piece.left >= x));
  const [left, right] = [leftRows.map(textOf), rightRows.map(textOf)];
  const lines = Math.min(filled(left), filled(right));
  const letters = Math.min(left.join('').length, right.join('').length);
  if (lines < LEAST_HEADED_LINES) return 0;
  const isHeaded = areColumns([left, right].map((side) => side.filter((text) => text !== '')));
  if (!isHeaded && (lines < LEAST_LINES || letters < LEAST_LETTERS)) return 0;
  const isNarrow = x - Math.max(...leftRows.flat().map((piece) => piece.right)) < WIDE * medianSize(leftRows);
  if (isNarrow && (lines < LEAST_LINES_BESIDE_RIVER || !haveEdge(rightRows))) return 0;
  const isKnown = known !== undefined && Math.abs(known - x) <= SAME_PLACE;
  const isColumns = isHeaded || isKnown || !isTable(left, right);
  return isColumns ? lines : 0;
}

const textOf = (row: PieceRow): string => row.map(({ text }) => text).join(' ');
const filled = (side: readonly string[]): number => side.filter((text) => text !== '').length;

function medianSize(rows: readonly PieceRow[]): number {
  const sizes = rows.flatMap((row) => row.map(({ size }) => size)).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

function haveEdge(rows: readonly PieceRow[]): boolean {
  const begins = rows.flatMap((row) => row[0]?.left ?? []);
  const shared = begins.filter(
    (left) => begins.filter((other) => Math.abs(other - left) <= SAME_EDGE).length > 1,
  );
  return shared.length >= 0.8 * begins.length;
}

/**
 * Two sides without headings are a table where the shorter labels the other line by line, or has only dates
 * and headings. A continued sidebar has headings and consecutive lines.
 */
function isTable(left: readonly string[], right: readonly string[]): boolean {
  const narrow = left.join('').length < right.join('').length ? left : right;
  const told = narrow.filter((text) => text !== '');
  if (isMargin(told)) return true;
  if (told.filter((text) => findDates(text).length > 0).length >= 0.5 * told.length) return true;
  if (isColumn(told) && longestRun(narrow) > 2) return false;
  const beside = left.filter((text, row) => text !== '' && right[row] !== '').length;
  return beside >= 0.7 * told.length;
}

function longestRun(side: readonly string[]): number {
  let longest = 0;
  let run = 0;
  for (const text of side) {
    run = text === '' ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
