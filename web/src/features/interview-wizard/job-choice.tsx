import type { Job } from '@pythia/contracts/jobs.ts';
import { jobName } from '#jobs/job-words.ts';
import { useJobs } from '#jobs/jobs.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

interface JobChoiceProps {
  chosen: string | null;
  onChoose: (job: Job | null) => void;
}

export function JobChoice({ chosen, onChoose }: JobChoiceProps) {
  const { data: jobs } = useJobs();
  const active = jobs?.filter(({ archived, id }) => !archived || id === chosen) ?? [];
  if (active.length === 0) return null;
  return (
    <Field label="Application" hint="Fills in the fields below, and lists the interview under this job.">
      <Select
        value={active.find(({ id }) => id === chosen)?.id ?? ''}
        onChange={(id) => onChoose(active.find((job) => job.id === id) ?? null)}
        options={[
          { value: '', label: 'None of these' },
          ...active.map((job) => ({ value: job.id, label: jobName(job) })),
        ]}
      />
    </Field>
  );
}
