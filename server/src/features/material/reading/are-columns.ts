import { findDates, sectionOf } from '#coach/layout.ts';

const LEAST_OWN = 0.4;

export const areColumns = (sides: readonly (readonly string[])[]): boolean =>
  sides.length > 1 && sides.every(isColumn);

export const isColumn = (lines: readonly string[]): boolean => lines.some(isHeading) && !isMargin(lines);

/** Mostly headings and dates. */
export const isMargin = (lines: readonly string[]): boolean =>
  lines.filter((line) => !isHeading(line) && !isDate(line)).length < LEAST_OWN * lines.length;

const isHeading = (line: string): boolean => sectionOf(line) !== undefined;

function isDate(line: string): boolean {
  const dated = findDates(line).reduce((sum, { at, end }) => sum + end - at, 0);
  return dated > 0 && dated >= 0.5 * line.trim().length;
}
