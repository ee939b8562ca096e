import { printable } from '#pdf/printable.ts';
import type { FontWeight } from '#pdf/text-width.ts';
import type { Education, Work } from '../resume.ts';

export interface TextRun {
  text: string;
  weight: FontWeight;
  url?: string;
  isRuled?: boolean;
}

export const HEADINGS = {
  education: 'Education',
  experience: 'Work Experience',
  skills: 'Skills',
} as const;

export const educationLines = ({ school, degree, dates }: Education): TextRun[][] =>
  lines([bold(school)], [regular(joined(' | ', degree, dates))]);

/** `company - position`, dates, description. */
export function workLines({ company, position, dates, description }: Work): TextRun[][] {
  const separator = printable(company) && printable(position) && '- ';
  const employer = bold(company);
  return lines(
    [
      { ...employer, text: separator ? `${employer.text} ` : employer.text },
      regular(`${separator}${position}`),
    ],
    [regular(dates)],
    [regular(description)],
  );
}

const lines = (...all: TextRun[][]): TextRun[][] =>
  all.map((runs) => runs.filter(({ text }) => text !== '')).filter((runs) => runs.length > 0);

const bold = (text: string): TextRun => ({ text: printable(text), weight: 'bold' });
const regular = (text: string): TextRun => ({ text: printable(text), weight: 'regular' });

const joined = (separator: string, ...texts: string[]): string =>
  texts.filter((text) => printable(text) !== '').join(separator);
