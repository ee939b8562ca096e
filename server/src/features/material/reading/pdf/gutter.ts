import { findDates, sectionOf } from '#coach/layout.ts';
import type { Row } from './lines.ts';

/** The empty stretch between two columns: it is left of `x`, from a row to another, that one excluded. */
export interface Gutter {
  x: number;
  from: number;
  to: number;
}

/** Points that stay empty beside a column. */
const WIDTH = 6;
/** Fewer lines than this beside each other are no columns. */
const LEAST_LINES = 3;
const LEAST_LETTERS = 30;

/** The gutter with the most text at both of its sides; undefined where a page, or this part of it, has one column. */
export function findGutter(rows: readonly Row[]): Gutter | undefined {
  let best: { gutter: Gutter; score: number } | undefined;
  for (const x of leftEdges(rows)) {
    for (const gutter of openStretches(rows, x)) {
      const score = scoreOf(rows, gutter);
      if (score > (best?.score ?? 0)) best = { gutter, score };
    }
  }
  return best?.gutter;
}

/** Where at least some lines begin that are not the leftmost. */
function leftEdges(rows: readonly Row[]): number[] {
  const counted = new Map<number, number>();
  for (const { left } of rows.flat()) counted.set(Math.round(left), (counted.get(Math.round(left)) ?? 0) + 1);
  const leftmost = Math.min(...counted.keys());
  return [...counted].filter(([left, count]) => count >= 2 && left > leftmost + 40).map(([left]) => left - 1);
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
function scoreOf(rows: readonly Row[], { x, from, to }: Gutter): number {
  const between = rows.slice(from, to);
  const left = between.map((row) => textOf(row.filter((piece) => piece.left < x)));
  const right = between.map((row) => textOf(row.filter((piece) => piece.left >= x)));
  const lines = Math.min(filled(left), filled(right));
  const letters = Math.min(left.join('').length, right.join('').length);
  if (lines < LEAST_LINES || letters < LEAST_LETTERS || isTable(left, right)) return 0;
  return lines;
}

const textOf = (row: Row): string => row.map(({ text }) => text).join(' ');
const filled = (side: readonly string[]): number => side.filter((text) => text !== '').length;

/**
 * Columns have a heading each. Without, they are a table where the side that says less stands beside the other line
 * by line, as dates and labels do.
 */
function isTable(left: readonly string[], right: readonly string[]): boolean {
  if (hasHeading(left) && hasHeading(right)) return false;
  const narrow = left.join('').length < right.join('').length ? left : right;
  const beside = left.filter((text, row) => text !== '' && right[row] !== '').length;
  const dates = narrow.filter((text) => findDates(text).length > 0).length;
  return beside >= 0.7 * filled(narrow) || dates >= 0.5 * filled(narrow);
}

const hasHeading = (side: readonly string[]): boolean =>
  side.some((text) => text !== '' && sectionOf(text) !== undefined);
