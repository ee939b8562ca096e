import { findGutter, type Gutter } from './gutter.ts';
import { cellEdges, type PdfLine, lineOf, pieceRows, splitRow } from './lines.ts';
import type { TextPiece } from './pieces.ts';

const MAX_DEPTH = 4;

export interface CutPage {
  x: number | undefined;
  above: PdfLine[];
  left: PdfLine[];
  right: PdfLine[];
  below: PdfLine[];
}

export function cutPage(pieces: readonly TextPiece[], known?: number): CutPage {
  let column = 0;
  const linesOf = (part: readonly TextPiece[]): PdfLine[] =>
    regionsOf(part, MAX_DEPTH - 1).flatMap((region) => {
      column += 1;
      const rows = pieceRows(region);
      const edges = cellEdges(rows);
      return rows.map((row) => lineOf(row, column, edges));
    });
  const gutter = gutterIn(pieces, known);
  const { above, left, right, below } = gutter ? cutAt(pieces, gutter) : { ...NOTHING, above: pieces };
  return {
    x: gutter?.x,
    above: linesOf(above),
    left: linesOf(left),
    right: linesOf(right),
    below: linesOf(below),
  };
}

const NOTHING = { left: [], right: [], below: [] };

export const linesInOrder = ({ above, left, right, below }: CutPage): PdfLine[] => [
  ...above,
  ...left,
  ...right,
  ...below,
];

function regionsOf(pieces: readonly TextPiece[], depth: number): (readonly TextPiece[])[] {
  if (pieces.length === 0) return [];
  const gutter = depth > 0 ? gutterIn(pieces) : undefined;
  if (!gutter) return [pieces];
  const { above, left, right, below } = cutAt(pieces, gutter);
  return [above, left, right, below].flatMap((part) => regionsOf(part, depth - 1));
}

const gutterIn = (pieces: readonly TextPiece[], known?: number): Gutter | undefined =>
  findGutter(pieceRows(pieces).map(splitRow), known);

function cutAt(pieces: readonly TextPiece[], { x, from, to }: Gutter) {
  const rows = pieceRows(pieces);
  const between = rows.slice(from, to).flat();
  return {
    above: rows.slice(0, from).flat(),
    left: between.filter((piece) => piece.left < x),
    right: between.filter((piece) => piece.left >= x),
    below: rows.slice(to).flat(),
  };
}
