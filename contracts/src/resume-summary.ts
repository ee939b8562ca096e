import { LIMITS } from './limits.ts';

export interface ResumeSummaryParts {
  company: string;
  role: string;
  jobDescription: string;
  name: string;
  education: string;
  work: string;
}

export const RESUME_LABELS = [
  ['company', 'Company'],
  ['role', 'Role'],
  ['jobDescription', 'Job Description'],
  ['name', 'Name'],
  ['education', 'Education'],
  ['work', 'Work'],
] as const satisfies readonly (readonly [keyof ResumeSummaryParts, string])[];

export const RESUME_SUMMARY_MAX = RESUME_LABELS.reduce(
  (sum, [key, label]) => sum + LIMITS[key] + `, ${label}: `.length,
  0,
);

const LABEL_INSIDE = new RegExp(`, (?=(?:${RESUME_LABELS.map(([, label]) => label).join('|')}): )`, 'g');

export function writeResumeSummary(parts: Partial<ResumeSummaryParts>): string {
  return RESUME_LABELS.map(([key, label]) => [label, parts[key]?.trim() ?? ''] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text.replace(LABEL_INSIDE, '; ')}`)
    .join(', ');
}
