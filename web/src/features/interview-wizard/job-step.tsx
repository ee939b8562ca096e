import { LIMITS } from '@pythia/contracts/limits.ts';
import { FilledNote } from '#jobs/posting/filled-note.tsx';
import { type JobText, POSTING_HINT } from '#jobs/posting/job-text.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { JobChoice } from './job-choice.tsx';
import { SaveAsJob } from './save-as-job.tsx';
import type { Filling } from './use-filling.ts';
import type { Setup } from './use-setup.ts';

interface JobStepProps {
  setup: Setup;
  filling: Filling;
}

export function JobStep({ setup: { job, jobId, linkJob }, filling }: JobStepProps) {
  const field = (part: keyof JobText) => ({
    value: job[part],
    maxLength: LIMITS[part],
    onChange: ({ target }: { target: { value: string } }) =>
      filling.write({ ...job, [part]: target.value.slice(0, LIMITS[part]) }),
  });
  const counter = (part: keyof JobText) => ({ used: job[part].length, max: LIMITS[part] });
  return (
    <div role="group" aria-label="Job" tabIndex={-1} data-focus-after className="grid gap-5 outline-none">
      <JobChoice chosen={jobId} onChoose={filling.fillFromJob} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Company" counter={counter('company')}>
          <TextInput {...field('company')} placeholder="Harbour Bakery" autoComplete="off" required />
        </Field>
        <Field label="Role" counter={counter('role')}>
          <TextInput {...field('role')} placeholder="Senior baker" autoComplete="off" required />
        </Field>
      </div>
      <Field label="Job description" hint={`Optional. ${POSTING_HINT}`} counter={counter('jobDescription')}>
        <TextArea {...field('jobDescription')} placeholder="Paste the job posting as it is." />
      </Field>
      <FilledNote note={filling.note} onUndo={filling.undo} />
      {jobId === null && <SaveAsJob job={job} onSaved={linkJob} />}
    </div>
  );
}
