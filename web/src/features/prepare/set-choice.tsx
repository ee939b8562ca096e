import type { Job } from '@pythia/contracts/jobs.ts';
import { jobName } from '#jobs/job-words.ts';
import type { SetId } from '#material/prepared/prepared.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

const ALL = 'all';

interface SetChoiceProps {
  value: SetId;
  jobs: readonly Job[];
  onChange: (set: SetId) => void;
}

export function SetChoice({ value, jobs, onChange }: SetChoiceProps) {
  const shown = jobs.filter(({ archived, id }) => !archived || id === value);
  return (
    <Field
      label="For which interviews"
      hint="What is approved for every interview counts for each application, unless you change it there."
    >
      <Select
        value={value ?? ALL}
        onChange={(chosen) => onChange(chosen === ALL ? null : chosen)}
        options={[
          { value: ALL, label: 'Every interview' },
          ...shown.map((job) => ({ value: job.id, label: jobName(job) })),
        ]}
      />
    </Field>
  );
}
