import { clsx } from 'clsx';
import { useState } from 'react';
import type { JobDoubt } from '@pythia/contracts/job-doubts.ts';
import type { ReadJob, SettledJob } from '@pythia/contracts/settled-jobs.ts';
import { Button } from '#ui/button.tsx';
import { givesFocusOn, takesFocus } from '#ui/passing-focus.ts';
import { SAID } from '#ui/said.tsx';
import { answerDoubt, editJob, jobEnd, inDoubt, isAdded, nameOfJob, withEnd } from './job-edits.ts';
import { JobPartField } from './job-part-field.tsx';
import { JobQuestion } from './job-question.tsx';
import type { ChangeJobs } from './resume-jobs.ts';

/** Matches the column names' widths. */
export const JOB_COLUMNS = 'gap-x-5 @md:grid-cols-[minmax(0,7fr)_minmax(0,7fr)_minmax(0,6fr)_minmax(0,5fr)]';

const PARTS = { employer: 'Employer', role: 'Role', from: 'From', to: 'To' } as const;
type Part = keyof typeof PARTS;

interface JobRowProps {
  job: ReadJob;
  onSave: ChangeJobs;
  onAdd?: ((parts: Partial<SettledJob>) => Promise<boolean>) | undefined;
  onTakeOut: () => void;
}

export function ResumeJobRow({ job, onSave, onAdd, onTakeOut }: JobRowProps) {
  const [answered, setAnswered] = useState<JobDoubt | null>(null);
  const [isNew] = useState(onAdd !== undefined);
  const name = nameOfJob(job);

  const save = (part: Part) => (text: string) => {
    const changes = part === 'to' ? withEnd(text) : { [part]: text };
    const doubt = part === 'from' || part === 'to' ? 'dates' : part;
    const sentence = text === '' ? `${PARTS[part]} is cleared.` : `${PARTS[part]} is “${text}” now.`;
    return onAdd ? onAdd(changes) : onSave(editJob(job, changes, doubt), sentence, true);
  };
  const answer = (doubt: JobDoubt) => (isRight: boolean) => {
    const text = inDoubt(job, doubt);
    setAnswered(doubt);
    void onSave(
      answerDoubt(job, doubt, isRight),
      isRight ? `“${text}” is right.` : `“${text}” is not said.`,
      true,
    );
  };
  const question = (doubt: JobDoubt) => (
    <JobQuestion doubt={doubt} text={inDoubt(job, doubt)} onAnswer={answer(doubt)} />
  );
  const part = (which: Part, kept: string, takes = false) => (
    <JobPartField
      label={PARTS[which]}
      kept={kept}
      onSave={save(which)}
      ref={takes || (isNew && which === 'employer') ? takesFocus : undefined}
    />
  );
  const isAsked = (doubt: JobDoubt) => job.doubts.includes(doubt);

  return (
    <div
      role="group"
      aria-label={name || 'New job'}
      tabIndex={-1}
      data-focus-after
      className="grid gap-1 rounded-md px-3 py-2 outline-none inset-ring inset-ring-line @md:rounded-none @md:px-0 @md:py-1.5 @md:inset-ring-0"
    >
      <div className={clsx('grid gap-y-1', JOB_COLUMNS)}>
        {isAsked('employer') ? question('employer') : part('employer', job.employer, answered === 'employer')}
        {isAsked('role') ? question('role') : part('role', job.role, answered === 'role')}
        {isAsked('dates') ? (
          <div className="grid @md:col-span-2">{question('dates')}</div>
        ) : (
          <>
            {part('from', job.from, answered === 'dates')}
            {part('to', jobEnd(job))}
          </>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-[1_1_14rem] text-xs wrap-anywhere text-ink-faint">
          {isAdded(job) ? 'Added by you' : <Source lines={job.source} />}
        </p>
        <Button size="sm" variant="quiet" className="-mx-3 text-xs" ref={givesFocusOn} onClick={onTakeOut}>
          {isAdded(job) ? 'Remove' : 'Not a job of mine'}
        </Button>
      </div>
    </div>
  );
}

const Source = ({ lines }: { lines: readonly string[] }) => (
  <span {...SAID}>{lines.join(' · ').replaceAll('\t', ' · ')}</span>
);
