import { useState } from 'react';
import type { Job } from '@pythia/contracts/jobs.ts';
import type { JobText } from '#jobs/posting/job-text.ts';
import { usePosting } from '#jobs/posting/use-posting.ts';
import type { Setup } from './use-setup.ts';

export interface Filling {
  /** Null: nothing, or undone. */
  note: string | null;
  undo: () => void;
  write: (job: JobText) => void;
  fillFromJob: (job: Job | null) => void;
  fillWith: (job: JobText, jobId: string | null, note: string) => void;
}

export function useFilling({ job, jobId, writeJob }: Pick<Setup, 'job' | 'jobId' | 'writeJob'>): Filling {
  const [filled, setFilled] = useState<{ note: string; job: JobText; jobId: string | null } | null>(null);

  const fillWith = (next: JobText, nextId: string | null, note: string) => {
    setFilled({ note, job, jobId });
    writeJob(next, nextId);
  };

  const read = usePosting(job, ({ job: next, note }) => fillWith(next, null, note));

  const write = (typed: JobText) => {
    const isStillThatJob = typed.company === job.company && typed.role === job.role;
    setFilled(null); // later typing cannot be undone
    writeJob(typed, isStillThatJob ? jobId : null);
    void read(job.jobDescription, typed.jobDescription);
  };

  const fillFromJob = (chosen: Job | null) => {
    if (!chosen) return writeJob(job, null);
    const { company, role, job_description: jobDescription, id } = chosen;
    fillWith({ company, role, jobDescription }, id, 'Filled in from your application.');
  };

  const undo = () => {
    if (filled) writeJob(filled.job, filled.jobId);
    setFilled(null);
  };

  return { note: filled?.note ?? null, undo, write, fillFromJob, fillWith };
}
