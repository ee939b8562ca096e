import { useCallback } from 'react';
import { listInterviews } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { SessionList } from '#interviews/session-list.tsx';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useLoaded } from '#ui/use-loaded.ts';

const SHOWN = '10';

/** The newest sessions that were held for a job. */
export function JobInterviews({ jobId }: { jobId: string }) {
  const { loaded, tryAgain } = useLoaded(
    useCallback(
      (signal: AbortSignal) =>
        authorisedCall(listInterviews, { query: { job_id: jobId, limit: SHOWN }, signal }),
      [jobId],
    ),
  );
  return (
    <Card aria-labelledby="job-interviews" className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 sm:p-5">
      <h2 id="job-interviews" className="text-base font-semibold">
        Sessions for this job
      </h2>
      {loaded.phase === 'loading' && <Skeleton className="h-12" />}
      {loaded.phase === 'failed' && (
        <div className="grid justify-items-start gap-2">
          <p className="text-sm text-ink-soft">They cannot be read at the moment.</p>
          <Button size="sm" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      )}
      {loaded.phase === 'loaded' && loaded.value.sessions.length === 0 && (
        <p className="text-sm text-ink-soft">
          None yet. Each interview that you start for this job is listed here.
        </p>
      )}
      {loaded.phase === 'loaded' && <SessionList sessions={loaded.value.sessions} />}
      {loaded.phase === 'loaded' && loaded.value.next !== null && (
        <p className="text-sm">
          <TextLink to={paths.history}>All in the history</TextLink>
        </p>
      )}
    </Card>
  );
}
