import { Archive, ArchiveRestore, Mic, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Job } from '@pythia/contracts/jobs.ts';
import { sentenceFor } from '#api/api-error.ts';
import { dropJob, useArchiving } from '#jobs/jobs.ts';
import { interviewForJob, paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';

export function JobActions({ job }: { job: Job }) {
  const navigate = useNavigate();
  const archiving = useArchiving(job);
  const remove = async () => {
    await navigate(paths.jobs, { replace: true });
    dropJob(job);
  };
  const ArchiveIcon = job.archived ? ArchiveRestore : Archive;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          to={interviewForJob(job.id)}
          variant="primary"
          icon={<Mic aria-hidden className="size-4.5" />}
        >
          Prepare the interview
        </LinkButton>
        <Button
          icon={<ArchiveIcon aria-hidden className="size-4.5" />}
          loading={archiving.isPending}
          onClick={() => archiving.mutate(!job.archived)}
        >
          {job.archived ? 'Unarchive' : 'Archive'}
        </Button>
        <Button icon={<Trash2 aria-hidden className="size-4.5" />} onClick={() => void remove()}>
          Delete
        </Button>
      </div>
      {archiving.isError && (
        <Alert tone="danger">{sentenceFor(archiving.error, 'That did not work. Please try again.')}</Alert>
      )}
    </>
  );
}
