import { findDates } from '#coach/layout.ts';
import { areColumns, isColumn } from '../are-columns.ts';
import type { Row } from './lines.ts';

/** The empty stretch between two columns: it is left of `x`, from a row to another, that one excluded. */
export interface Gutter {
  x: number;
  from: number;
  to: number;
}

/** Points that stay empty beside a column. */
const WIDTH = 6;
/** Of the size of letters: a narrower one may be a river between the words of lines that were set to fill their width. */
const WIDE = 1.5;
/** As many lines beside each other are columns; where the gutter is narrow. */
const LEAST_LINES = 3;
const LEAST_LINES_BESIDE_RIVER = 6;
const LEAST_LETTERS = 30;
/** Points: lines that begin so near each other begin at the same edge. */
const SAME_EDGE = 2;
/** Each is tried on every line. */
const MOST_EDGES = 200;
/** Columns go on at the place where they were on a page before. */
const SAME_PLACE = 8;

/** The gutter with the most text at both of its sides; undefined where a page, or this part of it, has one column. */
export function findGutter(rows: readonly Row[], known?: number): Gutter | undefined {
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

/** Where lines begin that are not the leftmost, the most frequent places first. */
function leftEdges(rows: readonly Row[]): number[] {
  const counted = new Map<number, number>();
  for (const { left } of rows.flat()) counted.set(Math.round(left), (counted.get(Math.round(left)) ?? 0) + 1);
  const leftmost = Math.min(...counted.keys());
  return [...counted]
    .filter(([left]) => left > leftmost + 40)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_EDGES)
    .map(([left]) => left - 1);
}

/** The rows, as many as possible in a row, that have nothing left of `x` up to it. */
function* openStretches(rows: readonly Row[], x: number): Generator<Gutter> {
  let from = 0;
  for (let row = 0; row <= rows.length; row += 1) {
    const isCrossed = rows[row]?.some(({ left, right }) => left < x && right > x - WIDTH) ?? true;
    if (!isCrossed) continue;
    if (row > from) yield { x, from, to: row };
    from = row + 1;
  }
}

/** In lines; 0 where the two sides are a table, whose rows are read across, or too little to be columns. */
function scoreOf(rows: readonly Row[], { x, from, to }: Gutter, known?: number): number {
  const between = rows.slice(from, to);
  const leftRows = between.map((row) => row.filter((piece) => piece.left < x));
  const rightRows = between.map((row) => row.filter((piece) => piece.left >= x));
  const [left, right] = [leftRows.map(textOf), rightRows.map(textOf)];
  const lines = Math.min(filled(left), filled(right));
  const letters = Math.min(left.join('').length, right.join('').length);
  if (lines < LEAST_LINES || letters < LEAST_LETTERS) return 0;
  if (isNarrow(leftRows, x) && (lines < LEAST_LINES_BESIDE_RIVER || !haveEdge(rightRows))) return 0;
  const isKnown = known !== undefined && Math.abs(known - x) <= SAME_PLACE;
  return isKnown || !isTable(left, right) ? lines : 0;
}

const textOf = (row: Row): string => row.map(({ text }) => text).join(' ');
const filled = (side: readonly string[]): number => side.filter((text) => text !== '').length;

function isNarrow(leftRows: readonly Row[], x: number): boolean {
  const left = leftRows.flat();
  const reach = Math.max(...left.map(({ right }) => right));
  const sizes = left.map(({ size }) => size).toSorted((a, b) => a - b);
  return x - reach < WIDE * sizes[Math.floor(sizes.length / 2)]!;
}

/** Whether most lines begin where others do too: behind a river each begins where its words left it. */
function haveEdge(rows: readonly Row[]): boolean {
  const begins = rows.flatMap((row) => row[0]?.left ?? []);
  const shared = begins.filter(
    (left) => begins.filter((other) => Math.abs(other - left) <= SAME_EDGE).length > 1,
  );
  return shared.length >= 0.8 * begins.length;
}

/**
 * Without headings of their own the two sides are a table where the one that says less stands beside the other line by
 * line, as dates and labels do. A sidebar beside a column that began on the page before has headings, and lines that
 * follow each other.
 */
function isTable(left: readonly string[], right: readonly string[]): boolean {
  if (areColumns([left, right].map((side) => side.filter((text) => text !== '')))) return false;
  const narrow = left.join('').length < right.join('').length ? left : right;
  const dates = narrow.filter((text) => findDates(text).length > 0).length;
  if (dates >= 0.5 * filled(narrow)) return true;
  if (isColumn(narrow.filter((text) => text !== '')) && longestRun(narrow) > 2) return false;
  const beside = left.filter((text, row) => text !== '' && right[row] !== '').length;
  return beside >= 0.7 * filled(narrow);
}

/** Of rows that follow each other. */
function longestRun(side: readonly string[]): number {
  let longest = 0;
  let run = 0;
  for (const text of side) {
    run = text === '' ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
