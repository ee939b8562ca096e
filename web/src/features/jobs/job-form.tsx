import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { JOB_STATUSES, type Job } from '@pythia/contracts/jobs.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { STATUS_WORDS } from '#jobs/job-words.ts';
import { FilledNote } from '#jobs/posting/filled-note.tsx';
import { POSTING_HINT } from '#jobs/posting/job-text.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import { InterviewDates } from './interview-dates.tsx';
import { type JobFields, useJobDraft } from './job-draft.ts';
import { isWebAddress, type JobProblems } from './job-problems.ts';
import { useFillingNames } from './use-filling-names.ts';
import { useSaveJob } from './use-save-job.ts';
import { withDate } from './with-date.ts';

interface JobFormProps {
  account: string;
  job?: Job;
  onSaved: (job: Job) => void;
}

const STATUSES = JOB_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

export function JobForm({ account, job, onSaved }: JobFormProps) {
  const draft = useJobDraft(account, job);
  const [chosenDate, chooseDate] = useState('');
  const { save, busy, problems, failure } = useSaveJob(job, (saved, sent) => {
    draft.settle(sent, saved);
    onSaved(saved);
  });
  const form = useFocusOnProblem(problems);
  const filling = useFillingNames(draft);
  const isChanged = Object.keys(draft.changes).length > 0 || chosenDate !== '';
  const isSaved = job !== undefined && !isChanged;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || isSaved) return;
    // a chosen date not yet added is saved too
    const dates = { interview_dates: withDate(draft.fields.interview_dates, chosenDate) };
    const changes = chosenDate === '' ? draft.changes : { ...draft.changes, ...dates };
    if (chosenDate !== '') draft.change(dates);
    chooseDate('');
    save({ fields: { ...draft.fields, ...dates }, changes });
  };
  return (
    <Card>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-5"
      >
        <Subject {...draft} problems={problems} />
        <InterviewDates
          dates={draft.fields.interview_dates}
          onChange={(interview_dates) => draft.change({ interview_dates })}
          chosen={chosenDate}
          onChoose={chooseDate}
          error={problems['interview_dates']}
        />
        <LongTexts {...draft} problems={problems} filling={filling} />
        {failure !== null && <Alert tone="danger">{failure}</Alert>}
        <div className="flex flex-wrap gap-2">
          {/* not disabled: it keeps the focus after saving */}
          <Button type="submit" variant="primary" loading={busy} aria-disabled={isSaved}>
            {job ? 'Save changes' : 'Save the application'}
          </Button>
          {isChanged && job && !busy && (
            <Button
              variant="quiet"
              ref={givesFocusOn}
              onClick={() => {
                draft.discard();
                chooseDate('');
              }}
            >
              Discard changes
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

interface FieldsProps {
  fields: JobFields;
  change: (part: Partial<JobFields>) => void;
  problems: JobProblems;
}

function Subject({ fields, change, problems }: FieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-5 *:min-w-0 sm:grid-cols-2">
      <Field label="Company" error={problems['company']}>
        <TextInput
          value={fields.company}
          maxLength={LIMITS.company}
          autoComplete="off"
          onChange={({ target }) => change({ company: target.value })}
        />
      </Field>
      <Field label="Role" error={problems['role']}>
        <TextInput
          value={fields.role}
          maxLength={LIMITS.role}
          autoComplete="off"
          onChange={({ target }) => change({ role: target.value })}
        />
      </Field>
      <Field label="Status" error={problems['status']}>
        <Select value={fields.status} onChange={(status) => change({ status })} options={STATUSES} />
      </Field>
      <Field
        label="Link to the job posting"
        error={problems['link']}
        aside={isWebAddress(fields.link) && <AdvertisementLink link={fields.link} />}
      >
        <TextInput
          type="url"
          value={fields.link}
          maxLength={LIMITS.link}
          placeholder="https://"
          onChange={({ target }) => change({ link: target.value.trim() })}
        />
      </Field>
    </div>
  );
}

const AdvertisementLink = ({ link }: { link: string }) => (
  <a href={link} target="_blank" rel="noopener noreferrer" className={textLinkStyle()}>
    Open
    <span className="sr-only"> the job posting in a new tab</span>
  </a>
);

interface LongTextsProps extends FieldsProps {
  filling: ReturnType<typeof useFillingNames>;
}

function LongTexts({ fields, change, problems, filling }: LongTextsProps) {
  return (
    <>
      <Field
        label="Job description"
        hint={POSTING_HINT}
        error={problems['job_description']}
        counter={{ used: fields.job_description.length, max: LIMITS.jobDescription }}
      >
        <TextArea
          value={fields.job_description}
          maxLength={LIMITS.jobDescription}
          placeholder="Paste the job posting as it is."
          onChange={({ target }) => filling.describe(target.value)}
        />
      </Field>
      <FilledNote note={filling.note} onUndo={filling.undo} />
      <Field
        label="Notes"
        error={problems['notes']}
        counter={{ used: fields.notes.length, max: LIMITS.jobNotes }}
      >
        <TextArea
          value={fields.notes}
          maxLength={LIMITS.jobNotes}
          placeholder="Who you talked to, what to ask, what they asked."
          onChange={({ target }) => change({ notes: target.value })}
        />
      </Field>
    </>
  );
}

function useFocusOnProblem(problems: JobProblems) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  return form;
}
