import { findGutter, type Gutter } from './gutter.ts';
import { type Line, lineOf, type Row, rowsOf } from './lines.ts';
import type { Piece } from './pieces.ts';

/** Three columns take two gutters, and what stands above and below has some of its own. */
const MAX_DEPTH = 4;

/** The pieces of a page → its lines as they are read: what is above columns, the left one, the right one, what is below. */
export function readInOrder(pieces: readonly Piece[]): Line[] {
  const regions = regionsOf(rowsOf(pieces), MAX_DEPTH);
  return regions.flatMap((rows, column) => rows.map((row) => lineOf(row, column)));
}

function regionsOf(rows: Row[], depth: number): Row[][] {
  if (rows.length === 0) return [];
  const gutter = depth > 0 ? findGutter(rows) : undefined;
  if (!gutter) return [rows];
  const { above, left, right, below } = cutAt(rows, gutter);
  return [above, left, right, below].flatMap((part) => regionsOf(part, depth - 1));
}

function cutAt(rows: Row[], { x, from, to }: Gutter) {
  const between = rows.slice(from, to);
  const side = (isOn: (piece: Piece) => boolean): Row[] =>
    between.map((row) => row.filter(isOn)).filter((row) => row.length > 0);
  return {
    above: rows.slice(0, from),
    left: side((piece) => piece.left < x),
    right: side((piece) => piece.left >= x),
    below: rows.slice(to),
  };
}
