import type { JobText } from './job-text.ts';
import { readPosting } from './read-posting.ts';

/** So much at once is pasted, not typed. */
const PASTED_CHARACTERS = 30;

interface FilledIn {
  job: JobText;
  /** What was filled in, in a sentence; null: nothing. */
  note: string | null;
}

/** Fills company and role, where they are empty, from a posting that was just pasted into the description. */
export function fillFromPosting(before: JobText, typed: JobText): FilledIn {
  const isPasted = typed.jobDescription.length - before.jobDescription.length >= PASTED_CHARACTERS;
  if (!isPasted) return { job: typed, note: null };
  const read = readPosting(typed.jobDescription);
  const company = typed.company.trim() === '' && read.company !== '';
  const role = typed.role.trim() === '' && read.role !== '';
  if (!company && !role) return { job: typed, note: null };
  const names = [company && 'Company', role && 'role'].filter(Boolean).join(' and ');
  return {
    job: { ...typed, ...(company && { company: read.company }), ...(role && { role: read.role }) },
    note: `${names.charAt(0).toUpperCase()}${names.slice(1)} ${company && role ? 'were' : 'was'} read from the posting.`,
  };
}
