import { useState } from 'react';
import { changeJob, createJob, type Job } from '@pythia/contracts/jobs.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { fieldErrors, sentenceFor } from '#api/api-error.ts';
import { putJob } from '#jobs/jobs.ts';
import type { JobFields } from './job-draft.ts';
import { type JobProblems, problemsOf } from './job-problems.ts';

interface Outcome {
  busy: boolean;
  problems: JobProblems;
  /** What is at no field. */
  failure: string | null;
}

const NOTHING_WRONG: Outcome = { busy: false, problems: {}, failure: null };

/**
 * Saves a job when it is asked to, and says what went wrong.
 * @param job undefined: it becomes a new one
 * @param onSaved is told what was sent, too: more may have been written meanwhile
 */
export function useSaveJob(job: Job | undefined, onSaved: (job: Job, sent: Partial<JobFields>) => void) {
  const [outcome, setOutcome] = useState(NOTHING_WRONG);
  const save = async (fields: JobFields, changes: Partial<JobFields>) => {
    const problems = problemsOf(fields);
    if (Object.keys(problems).length > 0) return setOutcome({ ...NOTHING_WRONG, problems });
    setOutcome({ ...NOTHING_WRONG, busy: true });
    try {
      const saved = await (job
        ? authorisedCall(changeJob, { params: { job_id: job.id }, body: changes })
        : authorisedCall(createJob, { body: fields }));
      putJob(saved);
      setOutcome(NOTHING_WRONG);
      return onSaved(saved, job ? changes : fields);
    } catch (error) {
      const failure = sentenceFor(error, 'The application was not saved. Please try again.');
      return setOutcome({ busy: false, problems: fieldErrors(error), failure });
    }
  };
  return { ...outcome, save };
}
