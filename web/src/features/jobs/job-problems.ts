import type { JobFields } from './job-draft.ts';

/** What is wrong, by field. */
export type JobProblems = Partial<Record<string, string>>;

/** What the server would refuse, in words for the fields of the form. */
export function problemsOf({ company, role, link }: JobFields): JobProblems {
  return {
    ...(company.trim() === '' && { company: 'Name the company.' }),
    ...(role.trim() === '' && { role: 'Name the role.' }),
    ...(link !== '' && !isWebAddress(link) && { link: 'An address begins with https:// or http://.' }),
  };
}

export function isWebAddress(link: string): boolean {
  return URL.canParse(link) && ['http:', 'https:'].includes(new URL(link).protocol);
}
