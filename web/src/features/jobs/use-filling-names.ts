import { useState } from 'react';
import { usePosting } from '#jobs/posting/use-posting.ts';
import type { JobDraft, JobFields } from './job-draft.ts';

export function useFillingNames({ fields, change }: Pick<JobDraft, 'fields' | 'change'>) {
  const [filled, setFilled] = useState<{
    note: string;
    before: Pick<JobFields, 'company' | 'role'>;
  } | null>(null);
  const { company, role, job_description: jobDescription } = fields;
  const read = usePosting({ company, role, jobDescription }, ({ job, note }) => {
    setFilled({ note, before: { company, role } });
    change({ company: job.company, role: job.role });
  });

  const describe = (text: string) => {
    setFilled(null);
    change({ job_description: text });
    void read(jobDescription, text);
  };
  const undo = () => {
    if (filled) change(filled.before);
    setFilled(null);
  };
  return { note: filled?.note ?? null, describe, undo };
}
