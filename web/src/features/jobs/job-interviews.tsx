import { useQuery } from '@tanstack/react-query';
import { listInterviews } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { SessionList } from '#interviews/session-list.tsx';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';

const SHOWN = '10';

export function JobInterviews({ jobId }: { jobId: string }) {
  const { data, isPending, isLoadingError, refetch } = useQuery({
    queryKey: ['interviews', 'of job', jobId],
    queryFn: ({ signal }) =>
      authorisedCall(listInterviews, { query: { job_id: jobId, limit: SHOWN }, signal }),
  });
  return (
    <Card aria-labelledby="job-interviews" className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 sm:p-5">
      <h2 id="job-interviews" className="text-base font-semibold">
        Sessions for this job
      </h2>
      {isPending && <Skeleton className="h-12" />}
      {isLoadingError && (
        <div className="grid justify-items-start gap-2">
          <p className="text-sm text-ink-soft">They cannot be loaded right now.</p>
          <Button size="sm" ref={givesFocusOn} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data?.sessions.length === 0 && (
        <p className="text-sm text-ink-soft">
          None yet. Every interview you start for this job is listed here.
        </p>
      )}
      {data && <SessionList sessions={data.sessions} />}
      {data && data.next !== null && (
        <p className="text-sm">
          <TextLink to={paths.history}>See all in history</TextLink>
        </p>
      )}
    </Card>
  );
}
