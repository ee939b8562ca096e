import { sectionOf } from './headings.ts';

const LEAST_WIDTH = 8;
const LEAST_ROWS = 6;
const WIDEST = 80;

/**
 * Side-by-side columns → the wider one's rows, then the sidebar's. A sidebar has headings, a column of dates
 * none.
 */
export function withoutSidebar(rows: readonly string[]): readonly string[] {
  const gutter = gutterOf(rows);
  if (gutter === undefined) return rows;
  const across = rows.map((row) => (isAcross(row, gutter) ? row : ''));
  const left = rows.map((row, at) => (across[at] ? '' : row.slice(0, gutter).trimEnd()));
  const right = rows.map((row, at) => (across[at] ? '' : row.slice(gutter)));
  const isRight = lengthOf(right) < lengthOf(left);
  const [page, sidebar] = isRight ? [left, right] : [right, left];
  if (!hasHeading(sidebar) || !(isRight || hasHeading(page))) return rows;
  return [...page.map((cell, at) => across[at] || cell), ...sidebar];
}

/** Column at which most rows begin text after two blanks, crossed by no row between them. */
function gutterOf(rows: readonly string[]): number | undefined {
  const starts = new Map<number, number>();
  for (const row of rows)
    for (const { index } of row.slice(0, WIDEST).matchAll(/(?<=\s{2})\S/g))
      if (index >= LEAST_WIDTH) starts.set(index, (starts.get(index) ?? 0) + 1);
  const [[at, count] = [0, 0]] = [...starts].toSorted(([, one], [, other]) => other - one);
  const begins = (row: string): boolean => !isAcross(row, at) && /^\S/.test(row.slice(at));
  const among = rows.slice(rows.findIndex(begins), rows.findLastIndex(begins) + 1);
  return count >= LEAST_ROWS && among.every((row) => !isAcross(row, at)) ? at : undefined;
}

const isAcross = (row: string, gutter: number): boolean => row.slice(gutter - 2, gutter).trim() !== '';

const hasHeading = (column: readonly string[]): boolean =>
  column.some((cell) => cell.trim() !== '' && sectionOf(cell) !== undefined);

const lengthOf = (column: readonly string[]): number => column.join('').length;
