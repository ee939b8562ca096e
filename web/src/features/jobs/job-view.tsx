import type { Job } from '@pythia/contracts/jobs.ts';
import { jobName } from '#jobs/job-words.ts';
import { paths } from '#paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showToast } from '#ui/toast.tsx';
import { JobActions } from './job-actions.tsx';
import { JobForm } from './job-form.tsx';
import { JobInterviews } from './job-interviews.tsx';

interface JobViewProps {
  account: string;
  job: Job | undefined;
}

export function JobView({ account, job }: JobViewProps) {
  if (!job) {
    return (
      <EmptyState
        title="This application no longer exists"
        action={<LinkButton to={paths.jobs}>All applications</LinkButton>}
      >
        It may have been deleted in another window.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="grid gap-2">
        <p className="text-sm">
          <TextLink to={paths.jobs}>All applications</TextLink>
        </p>
        <PageHeading title={jobName(job)} lead={job.archived ? 'Archived' : undefined} />
      </div>
      <JobActions job={job} />
      <JobForm
        account={account}
        job={job}
        onSaved={() => showToast('success', 'The application is saved.')}
      />
      <JobInterviews jobId={job.id} />
    </>
  );
}
