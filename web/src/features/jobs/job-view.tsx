import { useNavigate } from 'react-router';
import type { Job } from '@pythia/contracts/jobs.ts';
import { jobName } from '#jobs/job-words.ts';
import { paths } from '#paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showToast } from '#ui/toast.tsx';
import { useIsShown } from '#ui/use-is-shown.ts';
import { JobActions } from './job-actions.tsx';
import { JobForm } from './job-form.tsx';
import { JobInterviews } from './job-interviews.tsx';

interface JobViewProps {
  account: string;
  /** Undefined: there is none, or not any more. */
  job: Job | undefined;
  onDeleted: (job: Job) => void;
}

export function JobView({ account, job, onDeleted }: JobViewProps) {
  const navigate = useNavigate();
  const isShown = useIsShown();
  if (!job) {
    return (
      <EmptyState
        title="This application is not there"
        action={<LinkButton to={paths.jobs}>All applications</LinkButton>}
      >
        It may have been deleted in another window.
      </EmptyState>
    );
  }
  const leave = () => {
    onDeleted(job);
    if (isShown()) void navigate(paths.jobs, { replace: true });
  };
  return (
    <>
      <div className="grid gap-2">
        <p className="text-sm">
          <TextLink to={paths.jobs}>All applications</TextLink>
        </p>
        <PageHeading title={jobName(job)} lead={job.archived ? 'Archived' : undefined} />
      </div>
      <JobActions job={job} onDeleted={leave} />
      <JobForm
        account={account}
        job={job}
        onSaved={() => showToast('success', 'The application is saved.')}
      />
      <JobInterviews jobId={job.id} />
    </>
  );
}
