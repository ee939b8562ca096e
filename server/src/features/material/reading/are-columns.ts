import { findDates, sectionOf } from '#coach/layout.ts';

/** Share of a column's lines that are neither headings nor dates. */
const LEAST_OWN = 0.4;

/**
 * Whether texts side by side are columns, each with a heading over its own text and read to its end; else they
 * are a table, read by rows.
 */
export const areColumns = (sides: readonly (readonly string[])[]): boolean =>
  sides.length > 1 && sides.every(isColumn);

export const isColumn = (lines: readonly string[]): boolean => lines.some(isHeading) && !isMargin(lines);

/** Mostly headings and dates. */
export const isMargin = (lines: readonly string[]): boolean =>
  lines.filter((line) => !isHeading(line) && !isDate(line)).length < LEAST_OWN * lines.length;

const isHeading = (line: string): boolean => sectionOf(line) !== undefined;

/** Dates, with little beside. */
function isDate(line: string): boolean {
  const dated = findDates(line).reduce((sum, { at, end }) => sum + end - at, 0);
  return dated > 0 && dated >= 0.5 * line.trim().length;
}
