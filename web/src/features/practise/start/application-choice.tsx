import { jobName } from '#jobs/job-words.ts';
import { useJobs } from '#jobs/jobs.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

export interface ChosenJob {
  jobId: string;
  company: string;
  role: string;
  jobDescription: string;
}

interface ApplicationChoiceProps {
  value: ChosenJob | null;
  onChange: (job: ChosenJob | null) => void;
}

const NONE = 'none';

export function ApplicationChoice({ value, onChange }: ApplicationChoiceProps) {
  const { data: jobs = [] } = useJobs();
  const shown = jobs.filter(({ archived }) => !archived);
  if (shown.length === 0) return null;
  const choose = (id: string) => {
    const job = shown.find((one) => one.id === id);
    if (!job) return onChange(null);
    const { company, role, job_description: jobDescription } = job;
    onChange({ jobId: id, company, role, jobDescription });
  };
  return (
    <Field label="Application" hint="The interviewer asks about its posting, and what you prepared for it.">
      <Select
        value={value?.jobId ?? NONE}
        onChange={choose}
        options={[
          { value: NONE, label: 'None in particular' },
          ...shown.map((job) => ({ value: job.id, label: jobName(job) })),
        ]}
      />
    </Field>
  );
}
