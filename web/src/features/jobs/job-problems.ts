import type { JobFields } from './job-draft.ts';

export type JobProblems = Partial<Record<string, string>>;

export function problemsOf({ company, role, link }: JobFields): JobProblems {
  return {
    ...(company.trim() === '' && { company: 'Enter the company.' }),
    ...(role.trim() === '' && { role: 'Enter the role.' }),
    ...(link !== '' && !isWebAddress(link) && { link: 'A link begins with https:// or http://.' }),
  };
}

export function isWebAddress(link: string): boolean {
  return URL.canParse(link) && ['http:', 'https:'].includes(new URL(link).protocol);
}
