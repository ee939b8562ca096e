import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeJob, createJob, type Job } from '@pythia/contracts/jobs.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { fieldErrors, sentenceFor } from '#api/api-error.ts';
import { putJob } from '#jobs/jobs.ts';
import type { JobFields } from './job-draft.ts';
import { type JobProblems, problemsOf } from './job-problems.ts';

interface Written {
  fields: JobFields;
  changes: Partial<JobFields>;
}

/**
 * @param job undefined: creates one
 * @param onSaved also gets what was sent
 */
export function useSaveJob(job: Job | undefined, onSaved: (job: Job, sent: Partial<JobFields>) => void) {
  const [problems, setProblems] = useState<JobProblems>({});
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ fields, changes }: Written) =>
      job
        ? authorisedCall(changeJob, { params: { job_id: job.id }, body: changes })
        : authorisedCall(createJob, { body: fields }),
    onSuccess: (saved, { fields, changes }) => {
      putJob(saved);
      onSaved(saved, job ? changes : fields);
    },
    onError: (failure) => setProblems(fieldErrors(failure)),
  });
  const save = (written: Written) => {
    const found = problemsOf(written.fields);
    setProblems(found);
    if (Object.keys(found).length > 0) reset();
    else mutate(written);
  };
  const failure = error && sentenceFor(error, 'The application was not saved. Please try again.');
  return { save, busy: isPending, problems, failure };
}
