import type { JobText } from './job-text.ts';
import { readPosting } from './read-posting.ts';

export interface FilledIn {
  job: JobText;
  note: string;
}

export function fillFromPosting(job: JobText): FilledIn | null {
  const read = readPosting(job.jobDescription);
  const company = job.company.trim() === '' && read.company !== '';
  const role = job.role.trim() === '' && read.role !== '';
  if (!company && !role) return null;
  const names = [company && 'Company', role && 'role'].filter(Boolean).join(' and ');
  return {
    job: { ...job, ...(company && { company: read.company }), ...(role && { role: read.role }) },
    note: `${names.charAt(0).toUpperCase()}${names.slice(1)} ${company && role ? 'were' : 'was'} read from the posting.`,
  };
}
