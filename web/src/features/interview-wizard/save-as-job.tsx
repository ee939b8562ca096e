import { useMutation } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { createJob, type Job } from '@pythia/contracts/jobs.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { tellFailure } from '#account/tell-failure.ts';
import { putJob } from '#jobs/jobs.ts';
import type { JobText } from '#jobs/posting/job-text.ts';
import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { showToast } from '#ui/toast.tsx';
import { isJobNamed } from './steps.ts';

interface SaveAsJobProps {
  job: JobText;
  onSaved: (saved: Job) => void;
}

export function SaveAsJob({ job, onSaved }: SaveAsJobProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ company, role, jobDescription: job_description }: JobText) =>
      authorisedCall(createJob, { body: { company, role, job_description } }),
    onSuccess: (saved) => {
      putJob(saved);
      onSaved(saved);
      showToast('success', 'Saved to your jobs.');
    },
    onError: (failure) => tellFailure(failure, 'The job could not be saved.'),
  });
  if (!isJobNamed(job)) return null;

  return (
    <div>
      <Button
        variant="quiet"
        className="-ml-3"
        ref={givesFocusOn}
        loading={isPending}
        onClick={() => mutate(job)}
        icon={<BriefcaseBusiness aria-hidden className="size-4.5" />}
      >
        Save as a job
      </Button>
    </div>
  );
}
