import { Archive, ArchiveRestore, Mic, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { changeJob, deleteJob, type Job } from '@pythia/contracts/jobs.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { ApiError, sentenceFor } from '#api/api-error.ts';
import { dropJob, putJob } from '#jobs/jobs.ts';
import { interviewForJob } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** What can be done with a job besides writing in it. */
export function JobActions({ job, onDeleted }: { job: Job; onDeleted: () => void }) {
  const [busy, setBusy] = useState<'archive' | 'delete' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const act = async (name: 'archive' | 'delete', action: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(name);
    setError(null);
    try {
      await action();
    } catch (failure) {
      setError(sentenceFor(failure, 'That did not work. Please try again.'));
    }
    setBusy(null);
  };
  const remove = async () => {
    await deleteOnServer(job.id);
    dropJob(job.id);
    onDeleted();
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
          loading={busy === 'archive'}
          onClick={() => void act('archive', () => archive(job, !job.archived))}
        >
          {job.archived ? 'Take out of the archive' : 'Archive'}
        </Button>
        <Button
          icon={<Trash2 aria-hidden className="size-4.5" />}
          loading={busy === 'delete'}
          onClick={() => void act('delete', remove)}
        >
          Delete
        </Button>
      </div>
      {error !== null && <Alert tone="danger">{error}</Alert>}
    </>
  );
}

async function archive({ id }: Job, archived: boolean): Promise<void> {
  putJob(await authorisedCall(changeJob, { params: { job_id: id }, body: { archived } }));
}

/** One that is not there is deleted: the answer to an earlier press may be lost. */
async function deleteOnServer(job_id: string): Promise<void> {
  try {
    await authorisedCall(deleteJob, { params: { job_id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
