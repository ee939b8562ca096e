import { useState } from 'react';
import { type Job, restoreJob } from '@pythia/contracts/jobs.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { sentenceFor } from '#api/api-error.ts';
import { jobName } from '#jobs/job-words.ts';
import { putJob } from '#jobs/jobs.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/gives-focus-on.ts';

/** Says that a job was deleted, and calls it back. */
export function DeletedNotice({ job, onDone }: { job: Job; onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const undo = async () => {
    setBusy(true);
    setError(null);
    try {
      putJob(await authorisedCall(restoreJob, { params: { job_id: job.id } }));
      onDone();
    } catch (failure) {
      setError(sentenceFor(failure, 'It could not be called back. Please try again.'));
      setBusy(false);
    }
  };
  return (
    <Alert
      tone={error === null ? 'success' : 'danger'}
      action={
        <>
          <Button size="sm" ref={takesFocus} loading={busy} onClick={() => void undo()}>
            Undo
          </Button>
          <Button size="sm" variant="quiet" ref={givesFocusOn} onClick={onDone}>
            Dismiss
          </Button>
        </>
      }
    >
      {error ?? `${jobName(job)} is deleted.`}
    </Alert>
  );
}

/** The button that was pressed is gone; whoever has gone on meanwhile keeps their place. */
function takesFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus();
  return givesFocusOn(button);
}
