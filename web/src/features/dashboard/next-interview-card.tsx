import { Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Job } from '@pythia/contracts/jobs.ts';
import { dateInWords, daysInWords } from '#jobs/interview-time.ts';
import { refreshJobs, useJobs } from '#jobs/jobs.ts';
import { soonest } from '#jobs/next-interview.ts';
import { useNow } from '#jobs/use-now.ts';
import { interviewForJob, jobPath, paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { SAID } from '#ui/said.tsx';

export function NextInterviewCard() {
  const { data: jobs, isError } = useJobs();
  const now = useNow();
  const next = jobs && soonest(jobs, now);
  return (
    <Card
      aria-labelledby="next-interview"
      className="grid min-h-28 content-center gap-x-6 gap-y-4 p-5 sm:min-h-24 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <div className="grid gap-0.5">
        <h2 id="next-interview" className="text-sm text-ink-soft">
          Next interview
        </h2>
        {next ? (
          <Subject {...next} now={now} />
        ) : jobs ? (
          <Words>No interview planned yet. Add a date and it will show up here.</Words>
        ) : isError ? (
          <Words>Your applications cannot be loaded right now.</Words>
        ) : (
          <Skeleton className="mt-1 h-11 max-w-80" />
        )}
      </div>
      <WayOn job={next?.job} jobs={jobs} failed={isError} />
    </Card>
  );
}

const Words = ({ children }: { children: ReactNode }) => (
  <p className="text-pretty text-ink-soft">{children}</p>
);

function Subject({ job, at, now }: { job: Job; at: number; now: number }) {
  return (
    <>
      <p {...SAID} className="text-xl font-semibold wrap-anywhere">
        {job.company}
      </p>
      <p {...SAID} className="text-sm wrap-anywhere text-ink-soft">
        {job.role}
      </p>
      <p className="text-sm">
        <span className="font-medium">{capitalised(daysInWords(at, now))}</span>, {dateInWords(at)}
      </p>
    </>
  );
}

function WayOn({ job, jobs, failed }: { job: Job | undefined; jobs: Job[] | undefined; failed: boolean }) {
  if (job) {
    return (
      <LinkButton
        to={interviewForJob(job.id)}
        variant="primary"
        icon={<Mic aria-hidden className="size-4.5" />}
      >
        Prepare for it
      </LinkButton>
    );
  }
  if (jobs) {
    return jobs.length === 0 ? (
      <LinkButton to={jobPath('new')}>Add an application</LinkButton>
    ) : (
      <LinkButton to={paths.jobs}>Add its date</LinkButton>
    );
  }
  return failed ? (
    <Button ref={givesFocusOn} onClick={() => void refreshJobs()}>
      Try again
    </Button>
  ) : null;
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
