import { printable } from '#pdf/printable.ts';
import type { Weight } from '#pdf/text-width.ts';
import type { Education, Resume, Work } from '../resume.ts';

/** A piece of a line in one weight. */
export interface Run {
  text: string;
  weight: Weight;
}

export const HEADINGS = { education: 'Education', experience: 'Work Experience' } as const;

/** The school, then `degree | dates`; what is empty leaves neither a line nor a sign. */
export const educationLines = ({ school, degree, dates }: Education): Run[][] =>
  lines([bold(school)], [regular(joined(' | ', degree, dates))]);

/** `company - position`, then the dates, then the description. */
export function workLines({ company, position, dates, description }: Work): Run[][] {
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

/** Everything that a résumé prints, without the spaces between: for comparing, not for reading. */
export function printedText({ name, education, experience }: Resume): string {
  const runs = [
    ...education.flatMap(educationLines),
    [bold(HEADINGS.experience)],
    ...experience.flatMap(workLines),
  ];
  const text = runs.flat().map(({ text }) => text);
  return withoutSpaces([printable(name), HEADINGS.education, ...text].join(''));
}

export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

const lines = (...all: Run[][]): Run[][] =>
  all.map((runs) => runs.filter(({ text }) => text !== '')).filter((runs) => runs.length > 0);

const bold = (text: string): Run => ({ text: printable(text), weight: 'bold' });
const regular = (text: string): Run => ({ text: printable(text), weight: 'regular' });

const joined = (separator: string, ...texts: string[]): string =>
  texts.filter((text) => printable(text) !== '').join(separator);
