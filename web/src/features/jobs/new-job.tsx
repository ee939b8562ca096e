import { useNavigate } from 'react-router';
import { jobPath, paths } from '#paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showToast } from '#ui/toast.tsx';
import { useIsShown } from '#ui/use-is-shown.ts';
import { JobForm } from './job-form.tsx';

export function NewJob({ account }: { account: string }) {
  const navigate = useNavigate();
  const isShown = useIsShown();
  return (
    <>
      <div className="grid gap-2">
        <p className="text-sm">
          <TextLink to={paths.jobs}>All applications</TextLink>
        </p>
        <PageHeading title="New application" lead="Company and role are enough to start with." />
      </div>
      <JobForm
        account={account}
        onSaved={({ id }) => {
          showToast('success', 'The application is saved.');
          if (isShown()) void navigate(jobPath(id), { replace: true });
        }}
      />
    </>
  );
}
