import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReadJob } from '@pythia/contracts/settled-jobs.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { SAID } from '#ui/said.tsx';
import {
  addJob,
  editJob,
  isAdded,
  keptJobs,
  jobsLeftOut,
  nameOfJob,
  NEW_RESUME_JOB,
  removeJob,
} from './job-edits.ts';
import { JOB_COLUMNS, ResumeJobRow } from './resume-job-row.tsx';
import type { ChangeJobs } from './resume-jobs.ts';

interface JobsTableProps {
  jobs: readonly ReadJob[];
  onChange: ChangeJobs;
}

export function JobsTable({ jobs, onChange }: JobsTableProps) {
  const held = keptJobs(jobs);
  const leftOut = jobsLeftOut(jobs);
  const added = held.filter(isAdded).length;
  /** Jobs added before this one, which so keeps its row while it is filled in. */
  const [adding, setAdding] = useState<number | null>(null);
  const isAdding = adding === added;
  return (
    <div className="@container grid gap-2 outline-none" tabIndex={-1} data-focus-after data-jobs>
      {held.length === 0 && !isAdding && <p className="text-ink-soft">No jobs found: add one.</p>}
      {(held.length > 0 || isAdding) && (
        <div>
          <div aria-hidden className={clsx('hidden pb-1 text-xs text-ink-faint @md:grid', JOB_COLUMNS)}>
            {['Employer', 'Role', 'From', 'To'].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ul className="grid gap-2 border-line @md:gap-0 @md:divide-y @md:divide-line @md:border-y">
            {keyed(isAdding ? [...held, NEW_RESUME_JOB] : held).map(([key, job]) => (
              <li key={key}>
                <ResumeJobRow
                  job={job}
                  onSave={onChange}
                  onAdd={
                    job === NEW_RESUME_JOB
                      ? (parts) => onChange(addJob(parts), 'The job is added.', true)
                      : undefined
                  }
                  onTakeOut={() => {
                    setAdding(null);
                    if (job !== NEW_RESUME_JOB)
                      void onChange(removeJob(job), `“${nameOfJob(job) || 'The job'}” is left out.`);
                  }}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => setAdding(added)}
        >
          Add a job
        </Button>
      </div>
      {leftOut.length > 0 && (
        <Fold label={`Left out (${leftOut.length})`}>
          <ul className="divide-y divide-line">
            {keyed(leftOut).map(([key, job]) => (
              <li key={key} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
                <span {...SAID} className="min-w-0 wrap-anywhere">
                  {job.source.join(' · ').replaceAll('\t', ' · ')}
                </span>
                <Button
                  size="sm"
                  ref={givesFocusOn}
                  onClick={() =>
                    void onChange(
                      editJob(job, { standing: 'held' }),
                      `“${nameOfJob(job) || 'The job'}” is a job of yours.`,
                    )
                  }
                >
                  Put it back
                </Button>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

function keyed(jobs: readonly ReadJob[]): [key: string, job: ReadJob][] {
  const seen = new Map<string, number>();
  return jobs.map((job) => {
    const source = job.source.join('\n');
    const before = seen.get(source) ?? 0;
    seen.set(source, before + 1);
    return [`${before} ${source}`, job];
  });
}
