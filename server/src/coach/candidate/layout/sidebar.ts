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
  const across = acrossOf(rows, gutter);
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
  const among = besideSidebar(rows, at).filter((row) => row !== '');
  const crossing = among.filter((row) => isAcross(row, at));
  const haveLostBlanks = crossing.every((row) => /^\S/.test(row)) && 2 * crossing.length < count;
  return count >= LEAST_ROWS && haveLostBlanks ? at : undefined;
}

const begins = (row: string, gutter: number): boolean =>
  !isAcross(row, gutter) && /^\S/.test(row.slice(gutter));

const besideSidebar = (rows: readonly string[], gutter: number): readonly string[] =>
  rows.slice(
    rows.findIndex((row) => begins(row, gutter)),
    rows.findLastIndex((row) => begins(row, gutter)) + 1,
  );

/** Rows of the page that go across, or that have lost the blanks before them and go on with the row above. */
function acrossOf(rows: readonly string[], gutter: number): string[] {
  const haveLostBlanks = besideSidebar(rows, gutter).some((row) => isAcross(row, gutter));
  const last = rows.findLastIndex((row) => begins(row, gutter));
  let above = '';
  return rows.map((row, at) => {
    const isShort = /^\S/.test(row) && row.length <= gutter;
    const goesOn = at > last || row.endsWith('.') || !(ENDS.test(above) || hasHeading([above]));
    const isOfPage = isAcross(row, gutter) || (haveLostBlanks && isShort && goesOn && !hasHeading([row]));
    above = (isOfPage ? row : row.slice(gutter)) || above;
    return isOfPage ? row : '';
  });
}

const ENDS = /[.):]$|^$/;

const isAcross = (row: string, gutter: number): boolean => row.slice(gutter - 2, gutter).trim() !== '';

const hasHeading = (column: readonly string[]): boolean =>
  column.some((cell) => cell.trim() !== '' && sectionOf(cell) !== undefined);

const lengthOf = (column: readonly string[]): number => column.join('').length;
