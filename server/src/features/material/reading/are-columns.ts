import { findDates, sectionOf } from '#coach/layout.ts';

/** Of a column's lines, those that are neither headings nor dates. */
const LEAST_OWN = 0.4;

/**
 * Whether texts that stand beside each other are columns, each read to its end before the next: at least two, each with
 * a heading over text of its own. Else they are a table, which is read row by row: headings or dates in a margin stand
 * for what is beside them.
 */
export const areColumns = (sides: readonly (readonly string[])[]): boolean =>
  sides.length > 1 && sides.every(isColumn);

export const isColumn = (lines: readonly string[]): boolean => lines.some(isHeading) && !isMargin(lines);

/** Headings and dates alone, mostly. */
export const isMargin = (lines: readonly string[]): boolean =>
  lines.filter((line) => !isHeading(line) && !isDate(line)).length < LEAST_OWN * lines.length;

const isHeading = (line: string): boolean => sectionOf(line) !== undefined;

/** Dates, and hardly anything beside them. */
function isDate(line: string): boolean {
  const dated = findDates(line).reduce((sum, { at, end }) => sum + end - at, 0);
  return dated > 0 && dated >= 0.5 * line.trim().length;
}
