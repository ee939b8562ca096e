import { useEffect, useRef, useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { refreshJobs, useJobs } from '#jobs/jobs.ts';
import { LoadError } from '#ui/load-error.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ALL_ACTIVE } from './filter-jobs.ts';
import { JobList } from './job-list.tsx';
import { JobView } from './job-view.tsx';
import { NewJob } from './new-job.tsx';

export function JobsPage() {
  const { email } = useOutletContext<User>();
  const { data: jobs, isPending, isError } = useJobs();
  const shown = useSearchParams()[0].get('job');
  const [filter, setFilter] = useState(ALL_ACTIVE);
  const top = useFocusOn(shown);
  return (
    <div
      ref={top}
      tabIndex={-1}
      data-focus-after
      className="grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 outline-none"
    >
      {isError && <NotLoaded outdated={jobs !== undefined} />}
      {shown === 'new' ? (
        <NewJob account={email} />
      ) : jobs === undefined ? (
        isPending && <JobsSkeleton />
      ) : shown === null ? (
        <JobList jobs={jobs} filter={filter} onFilter={setFilter} />
      ) : (
        <JobView key={shown} account={email} job={jobs.find(({ id }) => id === shown)} />
      )}
    </div>
  );
}

function NotLoaded({ outdated }: { outdated: boolean }) {
  return (
    <LoadError onRetry={refreshJobs}>
      {outdated
        ? 'Your applications could not be refreshed. What you see may be out of date.'
        : 'Your applications cannot be loaded right now.'}
    </LoadError>
  );
}

function JobsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <PageHeading title="Jobs" />
      <p role="status" className="sr-only">
        Loading your applications
      </p>
      <Skeleton className="h-10" />
      <Skeleton className="h-60 rounded-lg" />
    </div>
  );
}

function useFocusOn(shown: string | null) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [shown]);
  return top;
}
