import { LIMITS } from '@pythia/contracts/limits.ts';
import type { ResumeSummaryParts } from '@pythia/contracts/resume-summary.ts';

export type Material = Readonly<Omit<ResumeSummaryParts, 'role'>>;

export type Personal = Pick<Material, 'name' | 'education' | 'work'>;

export const MATERIAL_PARTS = [
  ['company', 'Company'],
  ['jobDescription', 'Job description'],
  ['name', 'Your name'],
  ['education', 'Education'],
  ['work', 'Work'],
] as const satisfies readonly (readonly [keyof Material, string])[];

/** Cuts parts to their limits; anything but text becomes empty. */
export function materialOf(parts: Partial<Record<keyof Material, unknown>>): Material {
  const text = (key: keyof Material) => {
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

export const personalPart = ({ name, education, work }: Material): Material =>
  materialOf({ name, education, work });

export const isBlank = (material: Material): boolean => filledParts(material).length === 0;

/** "Company, work: 1,240 characters" */
export function describeMaterial(material: Material): string {
  const filled = filledParts(material);
  if (filled.length === 0) return 'Nothing yet';
  const names = filled.map(([, label]) => label.toLowerCase()).join(', ');
  const characters = filled.reduce((sum, [key]) => sum + material[key].trim().length, 0);
  const count = `${characters.toLocaleString()} ${characters === 1 ? 'character' : 'characters'}`;
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}: ${count}`;
}

const filledParts = (material: Material) => MATERIAL_PARTS.filter(([key]) => material[key].trim() !== '');
