import type { Piece } from './pieces.ts';

/** A line of one column, its stretches that stand far apart between tabs. */
export interface Line extends Piece {
  /** Lines of one column have the same number; the next column has a higher one. */
  column: number;
}

/** A line's pieces from left to right. */
export type Row = Piece[];

/** Of the size of the letters: what parts two words, and what parts two cells. */
const WORD_GAP = 0.15;
const CELL_GAP = 1.5;

const BULLET = /^(?:[•▪●■◦‣⁃➢❖·*\uF020-\uF0FF–—-]|\(?\d{1,2}[.)])$/u;

/** Pieces on the same height, each row from left to right; rows from top to bottom. */
export function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && piece.baseline - first.baseline < 0.5 * Math.min(piece.size, first.size))
      row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => cellsOf(row.toSorted((a, b) => a.left - b.left)));
}

/** Joins what belongs together; a bullet belongs to what it stands before. */
function cellsOf(row: Row): Row {
  const cells: Row = [];
  for (const piece of row) {
    const cell = cells.at(-1);
    const gap = cell ? piece.left - cell.right : 0;
    if (!cell || (gap > CELL_GAP * piece.size && !BULLET.test(cell.text.trim()))) cells.push({ ...piece });
    else {
      const hasSpace = /\s$/.test(cell.text) || /^\s/.test(piece.text);
      const isApart = gap > WORD_GAP * piece.size && !hasSpace;
      cell.text += `${isApart ? ' ' : ''}${piece.text}`;
      cell.right = Math.max(cell.right, piece.right);
      cell.size = Math.max(cell.size, piece.size);
    }
  }
  return cells;
}

export function lineOf(row: Row, column: number): Line {
  return {
    text: row.map(({ text }) => text.trim()).join('\t'),
    left: Math.min(...row.map(({ left }) => left)),
    right: Math.max(...row.map(({ right }) => right)),
    baseline: Math.max(...row.map(({ baseline }) => baseline)),
    size: Math.max(...row.map(({ size }) => size)),
    column,
  };
}

/** What is printed larger than all else, on one line or two; empty where nothing is. */
export function largestLine(lines: readonly Line[]): string {
  const size = Math.max(0, ...lines.map((line) => line.size));
  const largest = lines.filter((line) => line.size > size - 0.5);
  return largest.length > 2 ? '' : largest.map(({ text }) => text).join(' ');
}
