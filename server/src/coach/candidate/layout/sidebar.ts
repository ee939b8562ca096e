import { sectionOf } from './headings.ts';

/** Left of it no sidebar ends. */
const LEAST_WIDTH = 8;
const LEAST_ROWS = 6;
const WIDEST = 80;

/**
 * Rows of a page with a sidebar, set side by side by blanks → those of the wider column and then the sidebar's. Rows
 * without one come back as they are: it has headings of its own, unlike a column of dates.
 */
export function withoutSidebar(rows: readonly string[]): readonly string[] {
  const gutter = gutterOf(rows);
  if (gutter === undefined) return rows;
  const columns = [rows.map((row) => row.slice(gutter)), rows.map((row) => row.slice(0, gutter).trimEnd())];
  if (!columns.every(hasHeading)) return rows;
  return columns.toSorted((one, other) => lengthOf(other) - lengthOf(one)).flat();
}

/** Where text begins in most rows behind two blanks that no row writes over; undefined where there is no such place. */
function gutterOf(rows: readonly string[]): number | undefined {
  const starts = new Map<number, number>();
  for (const row of rows)
    for (const { index } of row.slice(0, WIDEST).matchAll(/(?<=\s{2})\S/g))
      if (index >= LEAST_WIDTH) starts.set(index, (starts.get(index) ?? 0) + 1);
  const [[at, count] = [0, 0]] = [...starts].toSorted(([, one], [, other]) => other - one);
  const isFree = rows.every((row) => row.slice(at - 2, at).trim() === '');
  return count >= LEAST_ROWS && isFree ? at : undefined;
}

const hasHeading = (column: readonly string[]): boolean =>
  column.some((cell) => cell.trim() !== '' && sectionOf(cell) !== undefined);

const lengthOf = (column: readonly string[]): number => column.join('').length;
