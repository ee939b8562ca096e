import type { Material } from '#material/material.ts';
import { type Education, isBlankEntry, type Resume, type Work } from './resume.ts';

/** As lines: a place, and a list below. */
export function materialOfResume({ name, education, experience }: Resume): Partial<Material> {
  return {
    name: name.trim(),
    education: education.filter(hasText).map(placeOfStudy).join('\n'),
    work: experience.filter(hasText).map(placeOfWork).join('\n\n'),
  };
}

const hasText = (entry: Education | Work): boolean => !isBlankEntry(entry);

const placeOfStudy = ({ school, degree, dates }: Education): string => listed(degree, school, dates);

function placeOfWork({ company, position, dates, description }: Work): string {
  const done = description
    .split('\n')
    .map((line) => line.replace(/^[\s•●▪*–-]+/, '').trim())
    .filter((line) => line !== '');
  return [listed(position, company, dates), ...done.map((line) => `- ${line}`)].filter(Boolean).join('\n');
}

const listed = (...parts: string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
