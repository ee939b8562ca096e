import { BriefcaseBusiness } from 'lucide-react';
import { useState } from 'react';
import { createJob, type Job } from '@pythia/contracts/jobs.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { sentenceFor } from '#api/api-error.ts';
import { putJob } from '#jobs/jobs.ts';
import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/gives-focus-on.ts';
import { showToast } from '#ui/toast.tsx';
import { isJobNamed } from './steps.ts';
import type { JobText } from './use-setup.ts';

interface SaveAsJobProps {
  job: JobText;
  onSaved: (saved: Job) => void;
}

/** Keeps what was typed as an application, once it has a name. */
export function SaveAsJob({ job, onSaved }: SaveAsJobProps) {
  const [saving, setSaving] = useState(false);
  if (!isJobNamed(job)) return null;

  const save = async () => {
    setSaving(true);
    try {
      const { company, role, jobDescription: job_description } = job;
      const saved = await authorisedCall(createJob, { body: { company, role, job_description } });
      putJob(saved);
      onSaved(saved);
      showToast('success', 'Saved to your jobs.');
    } catch (failure) {
      showToast('danger', sentenceFor(failure, 'The job could not be saved.'));
    } finally {
      setSaving(false);
    }
  };

  return (
    <div>
      <Button
        variant="quiet"
        className="-ml-3"
        ref={givesFocusOn}
        loading={saving}
        onClick={() => void save()}
        icon={<BriefcaseBusiness aria-hidden className="size-4.5" />}
      >
        Save as a job
      </Button>
    </div>
  );
}
