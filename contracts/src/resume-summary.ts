import { LIMITS } from './limits.ts';

/** What the interview wizard asks for; empty optional parts are left out of the summary. */
export interface ResumeSummaryParts {
  company: string;
  role: string;
  jobDescription: string;
  name: string;
  education: string;
  work: string;
}

/** The labels of a summary, in the order in which its parts stand. */
export const RESUME_LABELS = [
  ['company', 'Company'],
  ['role', 'Role'],
  ['jobDescription', 'Job Description'],
  ['name', 'Name'],
  ['education', 'Education'],
  ['work', 'Work'],
] as const satisfies readonly (readonly [keyof ResumeSummaryParts, string])[];

/** The longest summary: every part at its limit, with its label and separator. */
export const RESUME_SUMMARY_MAX = RESUME_LABELS.reduce(
  (sum, [key, label]) => sum + LIMITS[key] + `, ${label}: `.length,
  0,
);

const LABEL_INSIDE = new RegExp(`, (?=(?:${RESUME_LABELS.map(([, label]) => label).join('|')}): )`, 'g');

/** One string of labelled parts: `Company: …, Role: …`. A part that looks like a label inside gets a semicolon. */
export function writeResumeSummary(parts: Partial<ResumeSummaryParts>): string {
  return RESUME_LABELS.map(([key, label]) => [label, parts[key]?.trim() ?? ''] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text.replace(LABEL_INSIDE, '; ')}`)
    .join(', ');
}
