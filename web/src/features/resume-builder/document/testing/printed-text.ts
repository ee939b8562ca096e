import { printable } from '#pdf/printable.ts';
import type { Resume } from '../../resume.ts';
import { educationLines, HEADINGS, workLines } from '../entry-lines.ts';

/** Drops spaces, for comparison. */
export function printedText({ name, education, experience }: Resume): string {
  const lines = [
    [{ text: `${printable(name)}${HEADINGS.education}` }],
    ...education.flatMap(educationLines),
    [{ text: HEADINGS.experience }],
    ...experience.flatMap(workLines),
  ];
  return withoutSpaces(lines.flat().map(({ text }) => text));
}

export const withoutSpaces = (texts: string[]): string => texts.join('').replace(/\s/g, '');
