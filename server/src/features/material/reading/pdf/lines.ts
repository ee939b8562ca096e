import type { TextPiece } from './pieces.ts';

/** A column's line; distant stretches are separated by tabs. */
export interface PdfLine extends TextPiece {
  textLeft: number;
  column: number;
}

export type PieceRow = TextPiece[];

/** Units of letter size: gap between words, within a line, between cells. */
const WORD_GAP = 0.15;
const WIDE_GAP = 0.6;
const CELL_GAP = 1.5;
const LEAST_ROWS = 3;
const JUSTIFIED = 4;

export const BULLET_SIGN = /^(?:[•▪●■◦‣⁃➢❖✓✔➤►▸·*\uF020-\uF0FF–—-]|\(?\d{1,2}[.)])$/u;

export function pieceRows(pieces: readonly TextPiece[]): PieceRow[] {
  const rows: PieceRow[] = [];
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && piece.baseline - first.baseline < 0.5 * Math.min(piece.size, first.size))
      row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.left - b.left));
}

export const splitRow = (row: PieceRow): PieceRow => joined(row, () => WIDE_GAP);

function isJustified(row: PieceRow): boolean {
  const words = BULLET_SIGN.test(row[0]!.text.trim()) ? row.slice(1) : row;
  const gaps = words.slice(1).map((piece, at) => piece.left - words[at]!.right);
  return gaps.length >= JUSTIFIED && Math.max(...gaps) < 1.6 * Math.min(...gaps);
}

/** Joins pieces nearer than `least` (letter sizes); bullets join what follows. */
function joined(row: PieceRow, least: (piece: TextPiece) => number): PieceRow {
  const cells: PieceRow = [];
  for (const piece of row) {
    const cell = cells.at(-1);
    const gap = cell ? piece.left - cell.right : 0;
    if (!cell || (gap > least(piece) * piece.size && !BULLET_SIGN.test(cell.text.trim())))
      cells.push({ ...piece });
    else {
      const hasSpace = /\s$/.test(cell.text) || /^\s/.test(piece.text);
      const isApart = gap > WORD_GAP * piece.size && !hasSpace;
      cell.size = BULLET_SIGN.test(cell.text.trim()) ? piece.size : Math.max(cell.size, piece.size);
      cell.text += `${isApart ? ' ' : ''}${piece.text}`;
      cell.right = Math.max(cell.right, piece.right);
      cell.item ??= piece.item;
    }
  }
  return cells;
}

export function cellEdges(rows: readonly PieceRow[]): number[] {
  const leftmost = Math.min(...rows.map(([first]) => first!.left));
  const begins = rows.flatMap((row) => {
    const [first, ...behind] = isJustified(row) ? row.slice(0, 1) : joined(row, () => CELL_GAP);
    return [
      ...(first!.left > leftmost + first!.size ? [{ left: first!.left, isFar: false }] : []),
      ...behind.map(({ left }) => ({ left, isFar: true })),
    ];
  });
  const counted = Map.groupBy(begins, ({ left }) => Math.round(left));
  return [...counted]
    .filter(([, all]) => all.length >= LEAST_ROWS && all.some(({ isFar }) => isFar))
    .map(([left]) => left);
}

export function lineOf(row: PieceRow, column: number, edges: readonly number[] = []): PdfLine {
  const isAtEdge = ({ left }: TextPiece): boolean => edges.some((edge) => Math.abs(edge - left) <= 1);
  const cells = isJustified(row)
    ? joined(row, () => Infinity)
    : joined(row, (piece) => (isAtEdge(piece) ? WIDE_GAP : CELL_GAP));
  const [first, second] = row;
  const hasBullet = BULLET_SIGN.test(first!.text.trim());
  return {
    text: cells.map(({ text }) => text.trim()).join('\t'),
    left: first!.left,
    textLeft: hasBullet && second ? second.left : first!.left + widthOfBullet(first!),
    right: Math.max(...row.map(({ right }) => right)),
    baseline: Math.max(...row.map(({ baseline }) => baseline)),
    size: Math.max(...cells.map(({ size }) => size)),
    item: cells[0]!.item,
    column,
  };
}

const widthOfBullet = ({ text, left, right }: TextPiece): number =>
  ((/^(?:[•▪●■◦‣⁃➢❖✓✔➤►▸·*–—-]|\(?\d{1,2}[.)])\s+/u.exec(text)?.[0].length ?? 0) / text.length) *
  (right - left);

export function largestLine(lines: readonly PdfLine[]): string {
  const size = Math.max(0, ...lines.map((line) => line.size));
  const largest = lines.filter((line) => line.size > size - 0.5);
  return largest.length > 2 ? '' : largest.map(({ text }) => text).join(' ');
}
