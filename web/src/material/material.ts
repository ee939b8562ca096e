import { LIMITS } from '@pythia/contracts/limits.ts';
import type { ResumeSummaryParts } from '@pythia/contracts/resume-summary.ts';

export type MaterialTexts = Readonly<Omit<ResumeSummaryParts, 'role'>>;

export type Personal = Pick<MaterialTexts, 'name' | 'education' | 'work'>;

export const MATERIAL_PARTS = [
  ['company', 'Company'],
  ['jobDescription', 'Job description'],
  ['name', 'Your name'],
  ['education', 'Education'],
  ['work', 'Work'],
] as const satisfies readonly (readonly [keyof MaterialTexts, string])[];

/** Cuts parts to their limits; anything but text becomes empty. */
export function materialOf(parts: Partial<Record<keyof MaterialTexts, unknown>>): MaterialTexts {
  const text = (key: keyof MaterialTexts) => {
    const given = parts[key];
    // databases refuse NUL
    return typeof given === 'string' ? given.replaceAll('\0', '').slice(0, LIMITS[key]) : '';
  };
  return {
    company: text('company'),
    jobDescription: text('jobDescription'),
    name: text('name'),
    education: text('education'),
    work: text('work'),
  };
}

export const personalPart = ({ name, education, work }: MaterialTexts): MaterialTexts =>
  materialOf({ name, education, work });

export const isBlank = (material: MaterialTexts): boolean => filledParts(material).length === 0;

/** "Company, work: 1,240 characters" */
export function describeMaterial(material: MaterialTexts): string {
  const filled = filledParts(material);
  if (filled.length === 0) return 'Nothing yet';
  const names = filled.map(([, label]) => label.toLowerCase()).join(', ');
  const characters = filled.reduce((sum, [key]) => sum + material[key].trim().length, 0);
  const count = `${characters.toLocaleString()} ${characters === 1 ? 'character' : 'characters'}`;
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}: ${count}`;
}

const filledParts = (material: MaterialTexts) =>
  MATERIAL_PARTS.filter(([key]) => material[key].trim() !== '');
