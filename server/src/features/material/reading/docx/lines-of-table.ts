import { sectionOf } from '#coach/layout.ts';
import { areColumns } from '../are-columns.ts';

export function linesOfTable(rows: readonly (readonly string[][])[]): string[] {
  const bare = rows.map((row) => row.map((cell) => cell.filter((line) => line.trim() !== '')));
  const columns = columnsOf(bare);
  return areColumns(columns)
    ? columns.flatMap((lines) => ['', ...lines])
    : bare.flatMap((row) => linesOfRow(row.filter((cell) => cell.length > 0)));
}

function columnsOf(rows: readonly string[][][]): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => rows.flatMap((row) => row[column] ?? []));
  return columns.filter((lines) => lines.length > 0);
}

/**
 * Single-line cells join into one line; a longer cell's first line joins its neighbours (dates), a heading
 * goes above. Several long cells are read one by one.
 */
function linesOfRow(cells: readonly string[][]): string[] {
  const long = cells.filter((cell) => cell.length > 1);
  if (long.length > 1) return cells.flatMap((cell) => ['', ...cell]);
  const headings = cells.length > 1 ? cells.filter(isHeading) : [];
  const first = cells.filter((cell) => !headings.includes(cell)).map(([line]) => line!);
  const rest = long.flatMap((cell) => cell.slice(1));
  return [...(headings.length > 0 ? ['', ...headings.flat()] : []), first.join('\t'), ...rest];
}

const isHeading = (cell: readonly string[]): boolean =>
  cell.length === 1 && sectionOf(cell[0]!) !== undefined;
