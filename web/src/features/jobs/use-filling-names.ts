import { useState } from 'react';
import { fillFromPosting } from '#jobs/posting/fill-from-posting.ts';
import type { JobDraft, JobFields } from './job-draft.ts';

type Names = Pick<JobFields, 'company' | 'role'>;

/** Takes what is typed or pasted as the description of a job: its empty names are filled from a posting, and emptied again. */
export function useFillingNames({ fields, change }: Pick<JobDraft, 'fields' | 'change'>) {
  const [filled, setFilled] = useState<{ note: string; before: Names } | null>(null);
  const { company, role, job_description } = fields;

  const describe = (jobDescription: string) => {
    const typed = { company, role, jobDescription };
    const { job, note } = fillFromPosting({ ...typed, jobDescription: job_description }, typed);
    setFilled(note === null ? null : { note, before: { company, role } });
    change({ job_description: jobDescription, company: job.company, role: job.role });
  };
  const undo = () => {
    if (filled) change(filled.before);
    setFilled(null);
  };
  return { note: filled?.note ?? null, describe, undo };
}
